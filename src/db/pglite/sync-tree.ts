import fs from 'node:fs';
import path from 'node:path';

/** Flushes every file and folder below `root`: nobody else flushes a copy or a fresh initdb. */
export function syncTree(root: string): void {
  for (const entry of fs.readdirSync(root, { withFileTypes: true })) {
    const full = path.join(root, entry.name);
    if (entry.isDirectory()) syncTree(full);
    else if (entry.isFile()) syncFile(full);
  }
  syncFolder(root);
}

export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r'); // Windows has no such call
}

function syncFile(file: string): void {
  flush(file, 'r+'); // Windows flushes only what it may write
}

function flush(file: string, flags: string): void {
  const descriptor = fs.openSync(file, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
