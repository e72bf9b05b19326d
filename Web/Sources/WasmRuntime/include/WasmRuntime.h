// The C runtime has no interface: the compiler and the linker find its functions by their standard names.
