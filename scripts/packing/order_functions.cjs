// Moves the functions of a minified module, and the methods of its classes, to where the module compresses best:
// order_functions.cjs FILE. A function declaration is known in its whole module and a method in its whole class, so
// their places change nothing. A CommonJS module, because NODE_PATH, where terser is, counts for no other.

const { readFileSync, writeFileSync } = require("node:fs");
const { gzipSync } = require("node:zlib");
const { minify } = require("terser");

/** How many moves are tried: some seconds of work. */
const tries = 8000;

/** Numbers from 0 to 1, the same ones in each build. */
function numbers(seed) {
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}

const print = (node) => node.print_to_string({ ecma: 2020, wrap_func_args: false })
  + (/Defun|Method|Getter|Setter/.test(node.TYPE) ? "" : ";");

/** A list of texts that may move, and of texts that stay in order. */
const listOf = (nodes, isMovable) => nodes.map((node) => ({ text: print(node), isMovable: isMovable.test(node.TYPE) }));

/** The statements of a module, and the members of each class that they define. */
async function read(file) {
  const keep = { module: true, ecma: 2020, mangle: false, compress: false, format: { ast: true, code: false } };
  const { body } = (await minify(readFileSync(file, "utf8"), keep)).ast;
  const statements = listOf(body, /Defun/);
  const classes = body.flatMap(({ definitions = [] }, index) => definitions
    .filter(({ value }) => value?.TYPE === "ClassExpression")
    .map(({ value }) => ({ statement: statements[index], members: listOf(value.properties, /Method|Getter|Setter/) })));
  return { statements, classes };
}

const join = (list) => list.map(({ text }) => text).join("");

async function main(file) {
  const { statements, classes } = await read(file);
  const number = numbers(1);
  const size = () => gzipSync(join(statements), { level: 9 }).length;
  /** Moves an item of a list to another place there; returns the function that moves it back. */
  const move = (list, item) => {
    const place = list.indexOf(item);
    list.splice(place, 1);
    const next = Math.floor(number() * (list.length + 1));
    list.splice(next, 0, item);
    return () => list.splice(place, 0, ...list.splice(next, 1));
  };
  const movesOf = (list, moved) => list.filter(({ isMovable }) => isMovable).map((item) => () => moved(item));
  const moves = movesOf(statements, (item) => move(statements, item));
  for (const { statement, members } of classes) {
    moves.push(...movesOf(members, (item) => {
      const [text, before] = [statement.text, join(members)];
      if (!text.includes(before)) throw new Error("a class is printed in another way than its members");
      const back = move(members, item);
      statement.text = text.replace(before, () => join(members));
      return () => {
        back();
        statement.text = text;
      };
    }));
  }
  let least = size();
  for (let count = 0; count < tries; count++) {
    const back = moves[Math.floor(number() * moves.length)]();
    const now = size();
    if (now <= least) least = now;
    else back();
  }
  writeFileSync(file, join(statements));
}

main(process.argv[2]);
