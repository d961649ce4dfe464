import type { FieldErrors } from '../../answers';
import type { City, Community } from '../../db/types';
import { id, text } from '../../read';
import { demo } from '../../state';

/** No area, price or number of birds comes near it. */
const MOST = 1e9;

/** A body while it is checked: what is wrong with it is gathered, what is right is handed out. */
export class Checked {
  readonly errors: FieldErrors = {};
  readonly #sent: Record<string, unknown>;
  readonly #prefix: string;

  constructor(sent: Record<string, unknown>, prefix = '') {
    this.#sent = sent;
    this.#prefix = prefix;
  }

  wrong(name: string, message: string): void {
    const key = this.#prefix + name.charAt(0).toUpperCase() + name.slice(1);
    (this.errors[key] ??= []).push(message);
  }

  get failed(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  value(name: string): unknown {
    return this.#sent[name];
  }

  name(field: string, label: string, limit: number): string {
    const value = text(this.#sent[field]) ?? '';
    if (value === '') this.wrong(field, `O campo ${label} é obrigatório.`);
    else if (value.length > limit)
      this.wrong(field, `O campo ${label} deve ter no máximo ${limit} caracteres.`);
    return value;
  }

  /** A number not below zero; null when it may be missing and is. */
  amount(field: string, label: string, required: boolean): number | null {
    const value = this.#sent[field];
    if (value === null || value === undefined) {
      if (required) this.wrong(field, `O campo ${label} é obrigatório.`);
      return null;
    }
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.wrong(field, `O campo ${label} deve ser numérico.`);
      return null;
    }
    if (value < 0) this.wrong(field, `O campo ${label} não pode ser negativo.`);
    if (value > MOST) this.wrong(field, `O campo ${label} é maior que o permitido.`);
    return value;
  }

  /** The row that an id leads to, of those that may be chosen. */
  row<T>(field: string, label: string, find: (id: number) => T | undefined, required = true): T | undefined {
    const value = this.#sent[field];
    if (value === null || value === undefined) {
      if (required) this.wrong(field, `O campo ${label} é obrigatório.`);
      return undefined;
    }
    const number = id(value);
    const found = number === undefined ? undefined : find(number);
    if (!found) this.wrong(field, `${label}: registro não encontrado.`);
    return found;
  }

  /** City and community, of which the second lies in the first. */
  place(customerId: number): { city: City | undefined; community: Community | undefined } {
    const city = this.row('cityId', 'Município', (wanted) => demo.world.cities.get(wanted));
    const community = this.row('communityId', 'Comunidade rural', (wanted) => {
      const found = demo.world.communities.get(wanted);
      return found?.customerId === customerId ? found : undefined;
    });
    if (city && community && community.cityId !== city.id)
      this.wrong('communityId', 'A comunidade não pertence ao município informado.');
    return { city, community };
  }
}

export const now = () => new Date().toISOString();

/** An object inside a body; anything else counts as an empty one. */
export function objectIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
