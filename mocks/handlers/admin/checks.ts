import type { FieldErrors } from '../../answers';
import { id, isDay, text } from '../../read';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

type Sent = Record<string, unknown>;

/** Reads what a form sent, and gathers what is wrong with it by the server's property names. */
export class Checks {
  readonly errors: FieldErrors = {};
  readonly #sent: Sent;

  constructor(sent: Sent) {
    this.#sent = sent;
  }

  get failed(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  refuse(name: string, message: string): void {
    this.errors[name.charAt(0).toUpperCase() + name.slice(1)] = [message];
  }

  text(name: string, label: string, limit = 200): string {
    const value = text(this.#sent[name]) ?? '';
    if (value === '') this.refuse(name, `O campo ${label} é obrigatório.`);
    else if (value.length > limit)
      this.refuse(name, `O campo ${label} deve ter no máximo ${limit} caracteres.`);
    return value;
  }

  optional(name: string, label: string, limit = 500): string | null {
    const value = text(this.#sent[name]) ?? '';
    if (value.length > limit) this.refuse(name, `O campo ${label} deve ter no máximo ${limit} caracteres.`);
    return value === '' ? null : value;
  }

  email(name: string, label: string): string {
    const value = this.text(name, label).toLowerCase();
    if (value !== '' && !EMAIL.test(value)) this.refuse(name, `O campo ${label} deve ser um e-mail válido.`);
    return value;
  }

  day(name: string, label: string): string {
    const value = (text(this.#sent[name]) ?? '').slice(0, 10);
    if (!isDay(value)) this.refuse(name, `O campo ${label} é obrigatório.`);
    return value;
  }

  optionalDay(name: string): string | null {
    const value = (text(this.#sent[name]) ?? '').slice(0, 10);
    if (value !== '' && !isDay(value)) this.refuse(name, 'A data não é válida.');
    return isDay(value) ? value : null;
  }

  whole(name: string, label: string, min = 0, max = 100_000): number {
    const value = this.#sent[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.refuse(name, `O campo ${label} deve ser um número inteiro entre ${min} e ${max}.`);
    return min;
  }

  /** An id of something that exists. */
  ref(name: string, label: string, exists: (wanted: number) => boolean): number {
    const value = id(this.#sent[name]);
    if (value === undefined || !exists(value)) this.refuse(name, `O campo ${label} é obrigatório.`);
    return value ?? 0;
  }

  optionalRef(name: string, label: string, exists: (wanted: number) => boolean): number | null {
    if (this.#sent[name] === null || this.#sent[name] === undefined) return null;
    return this.ref(name, label, exists);
  }

  /** One of a few words. */
  word<T extends string>(name: string, label: string, words: readonly T[]): T {
    const value = words.find((one) => one === this.#sent[name]);
    if (value === undefined) this.refuse(name, `O campo ${label} é obrigatório.`);
    return value ?? (words[0] as T);
  }

  ids(name: string, label: string, exists: (wanted: number) => boolean): number[] {
    const value = this.#sent[name];
    const list = Array.isArray(value) ? value.map(id) : [];
    if (!Array.isArray(value) || list.some((one) => one === undefined || !exists(one)))
      this.refuse(name, `O campo ${label} tem um item que não existe.`);
    return [...new Set(list.filter((one): one is number => one !== undefined))];
  }
}
