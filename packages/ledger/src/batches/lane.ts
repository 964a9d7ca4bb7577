interface LaneOptions<Item> {
  /** Works a batch off. Does not reject: an item that fails is told so itself. */
  work(batch: Item[]): Promise<void>;
  /** How much room an item takes in a batch, and how much a batch has; a larger item goes alone. */
  sizeOf(item: Item): number;
  room: number;
  /** How many batches may be under way at a time. */
  atOnce: number;
  /** Told when nothing waits or is under way. */
  onIdle(): void;
}

/** Lets items that arrive together be worked off together: while one batch is under way, the next one gathers. */
export class Lane<Item> {
  readonly #options: LaneOptions<Item>;
  #waiting: Item[] = [];
  #underWay = 0;
  #starting = false;

  constructor(options: LaneOptions<Item>) {
    this.#options = options;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    this.#startSoon();
  }

  /** Whoever else calls in this turn of the event loop still comes along. */
  #startSoon(): void {
    if (this.#starting || this.#underWay === this.#options.atOnce) return;
    this.#starting = true;
    setImmediate(() => {
      this.#starting = false;
      this.#start();
    });
  }

  async #start(): Promise<void> {
    this.#underWay++;
    await this.#options.work(this.#take());
    this.#underWay--;
    if (this.#waiting.length > 0) this.#startSoon();
    else if (this.#underWay === 0) this.#options.onIdle();
  }

  #take(): Item[] {
    const { room, sizeOf } = this.#options;
    let taken = 0;
    const end = this.#waiting.findIndex((item, index) => {
      taken += sizeOf(item);
      return index > 0 && taken > room;
    });
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }
}
