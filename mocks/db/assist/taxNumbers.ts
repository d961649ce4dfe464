const valueOf = (sign: string) => sign.charCodeAt(0) - 48;

/** Modulo 11 with weights from 2 upwards, counted from the right; 0 where the rest is below 2. */
function modulo11(signs: string, highest: number): number {
  const sum = Array.from(signs)
    .toReversed()
    .reduce((total, sign, index) => total + valueOf(sign) * (2 + (index % (highest - 1))), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** A CNPJ with its check digits; the first twelve places may hold letters. */
export function cnpj(root: string): string {
  const first = modulo11(root, 9);
  return `${root}${first}${modulo11(`${root}${first}`, 9)}`;
}

/** A CPF with its check digits. */
export function cpf(root: string): string {
  const first = modulo11(root, 12);
  return `${root}${first}${modulo11(`${root}${first}`, 12)}`;
}

/** The 44 digits that name an NF-e: state, month, issuer, model, series, number, form of issue, code, check digit. */
export function accessKey(of: {
  state: number;
  /** YYYY-MM-DD. */
  issueDate: string;
  issuer: string;
  series: number;
  number: number;
  code: number;
}): string {
  const month = of.issueDate.slice(2, 4) + of.issueDate.slice(5, 7);
  const body = [
    String(of.state).padStart(2, '0'),
    month,
    of.issuer,
    '55',
    String(of.series).padStart(3, '0'),
    String(of.number).padStart(9, '0'),
    '1',
    String(of.code).padStart(8, '0'),
  ].join('');
  return `${body}${modulo11(body, 9)}`;
}
