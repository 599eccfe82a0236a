type Work = () => Promise<void>;

/** Does one piece of work at a time. */
export class WorkQueue {
  readonly #first: Work[] = [];
  readonly #waiting: Work[] = [];
  #isWorking = false;

  /** Resolves or rejects as the work does. */
  add(work: Work): Promise<void> {
    return this.#addTo(this.#waiting, work);
  }

  /** Before all that was added otherwise and has not begun. */
  addFirst(work: Work): Promise<void> {
    return this.#addTo(this.#first, work);
  }

  #addTo(list: Work[], work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      list.push(() => work().then(resolve, reject));
      if (!this.#isWorking) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#isWorking = true;
    await Promise.resolve(); // who adds it has the promise before it begins
    for (let next = this.#take(); next; next = this.#take()) await next();
    this.#isWorking = false;
  }

  #take(): Work | undefined {
    return this.#first.shift() ?? this.#waiting.shift();
  }
}
