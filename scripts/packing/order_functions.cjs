// Moves the functions of a minified module to where the module compresses best: order_functions.cjs FILE. A function
// declaration is known in its whole module, so its place changes nothing. A CommonJS module, because NODE_PATH, where
// terser is, counts for no other.

const { readFileSync, writeFileSync } = require("node:fs");
const { gzipSync } = require("node:zlib");
const { minify } = require("terser");

/** How many moves are tried: some seconds of work. */
const tries = 4000;

/** Numbers from 0 to 1, the same ones in each build. */
function numbers(seed) {
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}

const size = (parts) => gzipSync(parts.map(({ text }) => text).join(""), { level: 9 }).length;

async function main(file) {
  const keep = { module: true, ecma: 2020, mangle: false, compress: false, format: { ast: true, code: false } };
  const { ast } = await minify(readFileSync(file, "utf8"), keep);
  let best = ast.body.map((node) => {
    const isFunction = node.TYPE === "Defun";
    const text = node.print_to_string({ ecma: 2020, wrap_func_args: false });
    return { isFunction, text: isFunction ? text : `${text};` };
  });
  let least = size(best);
  const number = numbers(1);
  for (let count = 0; count < tries; count++) {
    const functions = best.filter(({ isFunction }) => isFunction);
    const moved = functions[Math.floor(number() * functions.length)];
    const next = best.filter((part) => part !== moved);
    next.splice(Math.floor(number() * best.length), 0, moved);
    const now = size(next);
    if (now <= least) [best, least] = [next, now];
  }
  writeFileSync(file, best.map(({ text }) => text).join(""));
}

main(process.argv[2]);
