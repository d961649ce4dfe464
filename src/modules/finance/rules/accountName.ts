import { toPlainUpper } from '@/platform/format/text';

export const ACCOUNT_KINDS = ['CHECKING', 'SAVINGS', 'COOPERATIVE', 'CASH'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

interface AccountParts {
  readonly kind: AccountKind | null;
  /** As the list of banks has it: '001 - BANCO DO BRASIL S.A.'. */
  readonly bank: string | undefined;
  readonly branch: string | null;
  readonly number: string | null;
}

const MOST = 100;

/** 'BANCO DO BRASIL AG 0616-5 CC 12345-6', of the parts that there are; nothing without a bank. */
export function accountName({ kind, bank, branch, number }: AccountParts): string {
  if (kind === 'CASH' || !bank) return '';
  const short = bank.replace(/^\d+\s*-\s*/, '').replace(/\s+S\.?\/?A\.?$/i, '');
  const parts = [
    short,
    branch && `AG ${branch}`,
    number && `${kind === 'SAVINGS' ? 'POUPANCA' : 'CC'} ${number}`,
  ];
  return toPlainUpper(parts.filter(Boolean).join(' ')).slice(0, MOST);
}
