interface LaneOptions<Item> {
  /** Works a batch off. Never rejects: an item that fails is told so itself. */
  work(batch: Item[]): Promise<void>;
  /** How much room an item takes in a batch, and how much a batch has; a larger item goes alone. */
  sizeOf(item: Item): number;
  room: number;
  /** How much has to wait for a second batch to be worth starting beside the one under way. */
  enough: number;
  /** Told when nothing waits or is under way any more. */
  onIdle(): void;
}

/**
 * Lets items that arrive together be worked off together. While a batch is under way the next one gathers; many are
 * halved between two batches, so that there is always one to prepare while the other is at the database.
 */
export class Lane<Item> {
  readonly #options: LaneOptions<Item>;
  #waiting: Item[] = [];
  #size = 0;
  #underWay = 0;
  #starting = false;

  constructor(options: LaneOptions<Item>) {
    this.#options = options;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    this.#size += this.#options.sizeOf(item);
    this.#startSoon();
  }

  /** Waits for the end of this turn of the event loop, so that calls made in it share the batch. */
  #startSoon(): void {
    if (this.#starting) return;
    this.#starting = true;
    setImmediate(() => {
      this.#starting = false;
      if (this.#waiting.length === 0 && this.#underWay === 0) this.#options.onIdle();
      else if (this.#mayStart()) void this.#start();
    });
  }

  #mayStart(): boolean {
    if (this.#waiting.length === 0) return false;
    return this.#underWay === 0 || (this.#underWay === 1 && this.#size >= this.#options.enough);
  }

  async #start(): Promise<void> {
    const { room, enough, work } = this.#options;
    const share = this.#underWay === 0 && this.#size >= 2 * enough ? Math.ceil(this.#size / 2) : room;
    const batch = this.#take(Math.min(share, room));
    this.#underWay++;
    this.#startSoon();
    await work(batch);
    this.#underWay--;
    this.#startSoon();
  }

  #take(room: number): Item[] {
    let taken = 0;
    const end = this.#waiting.findIndex((item, index) => {
      const size = this.#options.sizeOf(item);
      if (index > 0 && taken + size > room) return true;
      taken += size;
      return false;
    });
    this.#size -= taken;
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }
}
