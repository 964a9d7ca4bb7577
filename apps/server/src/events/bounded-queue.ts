const mostWaiting = 1000;

/**
 * A queue for one slow reader. Iteration ends when the queue is closed, and also when too much waits: the reader
 * then connects again and resumes, and is told where it missed more than is sent again.
 */
export class BoundedQueue<Item> implements AsyncIterable<Item> {
  #items: Item[] = [];
  #closed = false;
  #wake: () => void = () => undefined;

  put(item: Item): void {
    if (this.#closed) return;
    if (this.#items.push(item) > mostWaiting) this.close();
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    while (!this.#closed) {
      const items = this.#items;
      this.#items = [];
      yield* items;
      if (this.#items.length === 0 && !this.#closed)
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
