import { createHash } from 'node:crypto';

const FIRST_SLOTS = 1 << 10;

/** Two halves of a number for a text; the second is never nought, which is the mark of a free slot. */
function halvesOf(text: string): [number, number] {
  const digest = createHash('sha256').update(text).digest();
  return [digest.readUInt32LE(0), digest.readUInt32LE(4) || 1];
}

/** A number for a text, by which two texts can be held against each other. */
export const markOf = (text: string): number => halvesOf(text)[1];

/**
 * Marks by texts of which there may be a million: twelve bytes for each slot instead of two texts and an entry. It knows
 * texts by 64 bits of their hash, so that it may take one for another once in thirty million such files.
 */
export class HashedMap {
  #high = new Uint32Array(FIRST_SLOTS);
  #low = new Uint32Array(FIRST_SLOTS);
  #marks = new Uint32Array(FIRST_SLOTS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Where it is, or would be. */
  #slotOf(high: number, low: number): number {
    const last = this.#low.length - 1;
    let slot = high & last;
    while (this.#low[slot] !== 0 && (this.#low[slot] !== low || this.#high[slot] !== high))
      slot = (slot + 1) & last;
    return slot;
  }

  get(text: string): number | undefined {
    const [high, low] = halvesOf(text);
    const slot = this.#slotOf(high, low);
    return this.#low[slot] === 0 ? undefined : this.#marks[slot];
  }

  set(text: string, mark: number): void {
    if (this.#size * 2 >= this.#low.length) this.#grow();
    const [high, low] = halvesOf(text);
    const slot = this.#slotOf(high, low);
    if (this.#low[slot] === 0) this.#size += 1;
    this.#put(slot, high, low, mark);
  }

  #put(slot: number, high: number, low: number, mark: number): void {
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#marks[slot] = mark;
  }

  #grow(): void {
    const [high, low, marks] = [this.#high, this.#low, this.#marks];
    const slots = low.length * 2;
    this.#high = new Uint32Array(slots);
    this.#low = new Uint32Array(slots);
    this.#marks = new Uint32Array(slots);
    for (const [slot, half] of low.entries()) {
      const other = high[slot] ?? 0;
      if (half !== 0) this.#put(this.#slotOf(other, half), other, half, marks[slot] ?? 0);
    }
  }
}
