/** Imported before anything is written: what the program keeps is its own, however and by whomever it was started. */
process.umask(0o077);
