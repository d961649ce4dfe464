import { foldForSearch } from '@/platform/format/text';

/** A balance is called one of these; some banks put spaces between the letters. */
const BALANCE_NAMES = new Set(['saldo', 'saldos', 'sdo']);
const SPACED_NAME = /^s a l d o\b/;

/** Words that may stand beside the name of a balance. Any other word says that money moved. */
const BALANCE_WORDS = new Set(
  [
    'inicial final atual parcial total anterior ant real',
    'disponivel disponib disp bloqueado bloq bloqueio liberado provisorio',
    'dia dias mes periodo per data hoje ontem',
    'conta contas corrente cc c cta cte poupanca poup investimento investimentos',
    'aplicacao aplicacoes aplic apl automatica automaticas aut auto mais resgate',
    'devedor credor limite cheque especial movimentacao extrato',
    'a o e em de da do das dos na no nas nos para com r rs brl d',
  ].flatMap((line) => line.split(' ')),
);

const isNumber = (word: string) => /^\d+$/.test(word);

/** Whether a text says "balance" and nothing else: "SALDO ANTERIOR", "Saldo em 30/09", "S A L D O". */
function saysOnlyBalance(text: string): boolean {
  const plain = foldForSearch(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(SPACED_NAME, 'saldo');
  const [name = '', ...rest] = plain.split(' ');
  return BALANCE_NAMES.has(name) && rest.every((word) => BALANCE_WORDS.has(word) || isNumber(word));
}

interface RowTexts {
  readonly name: string;
  readonly memo: string;
  readonly checkNumber: string;
}

/**
 * Whether a transaction is no movement but a balance that the bank repeats among them ("SALDO DIA"): its name and its
 * memo say nothing else, and it has no number of a check or document.
 */
export function isBalanceRow({ name, memo, checkNumber }: RowTexts): boolean {
  const texts = [name, memo].filter((text) => text !== '');
  // Most texts begin with another letter, and need no closer look.
  if (texts.length === 0 || !texts.every((text) => /^\s*s/i.test(text))) return false;
  const hasNumber = !/^[0\s]*$/.test(checkNumber);
  return !hasNumber && texts.every(saysOnlyBalance);
}
