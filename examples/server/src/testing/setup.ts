// Evaluated for every file; what it imports, once in a process.
import './sideBySide.ts'
