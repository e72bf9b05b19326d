// LegatoHost has no code of its own: the page implements what the header declares.
