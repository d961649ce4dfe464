export interface Row {
  id: number;
}

let allWrites = 0;

/** Counts every change of any table: what was computed of the records stands while it stays the same. */
export const tableWrites = (): number => allWrites;

/** One table of the demo database: rows by id, ids counted upwards and never given out twice. */
export class Table<T extends Row> {
  readonly #rows = new Map<number, T>();
  #lastId = 0;
  #seed: ((table: Table<T>) => void) | undefined;
  #seeding = false;
  #fed: (() => readonly { all: () => unknown }[]) | undefined;
  #writes = 0;

  /** With a seed the table is filled when somebody first looks at it: long ones cost nothing until then. */
  constructor(seed?: (table: Table<T>) => void) {
    this.#seed = seed;
  }

  get #rowsById(): Map<number, T> {
    const seed = this.#seed;
    this.#seed = undefined;
    if (seed) {
      this.#seeding = true;
      seed(this);
      this.#seeding = false;
    }
    return this.#rows;
  }

  /**
   * Names the tables that are seeded from this one: they are filled before it changes, so that none is seeded from new
   * rows.
   */
  feeds(tables: () => readonly { all: () => unknown }[]): this {
    this.#fed = tables;
    return this;
  }

  get #changed(): Map<number, T> {
    const rowsById = this.#rowsById;
    this.#writes += 1;
    allWrites += 1;
    const fed = this.#seeding ? undefined : this.#fed;
    if (fed) {
      this.#fed = undefined;
      fed().forEach((table) => table.all());
    }
    return rowsById;
  }

  /** Adds a row; without an id it gets the next one. */
  insert(row: Omit<T, 'id'> & { id?: number }): T {
    const rowsById = this.#changed;
    const id = row.id ?? this.#lastId + 1;
    if (rowsById.has(id)) throw new Error(`Row ${id} exists already.`);
    const saved = { ...row, id } as T;
    rowsById.set(id, saved);
    this.#lastId = Math.max(this.#lastId, id);
    return saved;
  }

  /** Remembers what stands in it, and gives what puts it back. */
  remembered(): () => void {
    const rows = [...this.#rowsById];
    const lastId = this.#lastId;
    let writes = this.#writes;
    return () => {
      if (writes === this.#writes) return;
      writes = this.#writes;
      allWrites += 1;
      this.#lastId = lastId;
      this.#rows.clear();
      for (const [id, row] of rows) this.#rows.set(id, row);
    };
  }

  get(id: number | null | undefined): T | undefined {
    return id == null ? undefined : this.#rowsById.get(id);
  }

  /** The row with this id, which the seed guarantees. */
  need(id: number): T {
    const row = this.#rowsById.get(id);
    if (!row) throw new Error(`Row ${id} does not exist.`);
    return row;
  }

  all(): T[] {
    return [...this.#rowsById.values()];
  }

  find(matches: (row: T) => boolean): T | undefined {
    for (const row of this.#rowsById.values()) if (matches(row)) return row;
    return undefined;
  }

  filter(matches: (row: T) => boolean): T[] {
    return this.all().filter(matches);
  }

  update(id: number, changes: Partial<Omit<T, 'id'>>): T {
    const saved = { ...this.need(id), ...changes };
    this.#changed.set(id, saved);
    return saved;
  }

  remove(id: number): boolean {
    return this.#changed.delete(id);
  }
}
