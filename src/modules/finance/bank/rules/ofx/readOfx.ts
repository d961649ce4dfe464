import { readOfxAmount } from './ofxAmount';
import { readOfxDay } from './ofxDay';
import type { OfxAccount, OfxFile, OfxLine } from './ofxTypes';
import { scanTags, type OfxTag } from './scanTags';

/** Rows in which a bank repeats a balance among the transactions ("SALDO DIA", "SALDO ANTERIOR", "S A L D O"). */
const BALANCE_ROW =
  /^(?:saldo|sdo\.?|s a l d o)(?:$|[:\s]+(?:anterior|inicial|final|atual|parcial|total|dia|do dia|em|disp|bloqueado|na conta|da conta|conta corrente|aplic|c\/c|\d))/i;

/** Versions of OFX that are known, with the header's name for them. */
const VERSION =
  /^\s*VERSION\s*:\s*([^\r\n]{0,20})|\bOFXHEADER\s*=\s*["']?\d+["']?[^>]{0,80}?\bVERSION\s*=\s*["']?(\w{1,20})/im;
const KNOWN_VERSION = /^(?:10[0-36]|15[1]|16[0]|2[0-3]\d)$/;
const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS']);
const ACCOUNTS = new Set(['BANKACCTFROM', 'CCACCTFROM']);

type Fields = Map<string, string>;

function toLine(fields: Fields, line: number, closed: boolean): OfxLine {
  const amount = readOfxAmount(fields.get('TRNAMT') ?? '');
  const day = readOfxDay(fields.get('DTPOSTED') ?? '');
  const cents = amount.kind === 'cents' ? amount.cents : null;
  const name = fields.get('NAME') ?? '';
  const memo = fields.get('MEMO') ?? '';
  const balance = BALANCE_ROW.test(memo) || BALANCE_ROW.test(name);
  const state = balance
    ? 'balance'
    : !closed
      ? 'unclosed'
      : cents === null
        ? 'noAmount'
        : day === null
          ? 'noDay'
          : 'entry';
  return {
    line,
    state,
    day,
    cents,
    type: fields.get('TRNTYPE') ?? '',
    fitId: fields.get('FITID') ?? '',
    checkNumber: fields.get('CHECKNUM') ?? '',
    name,
    memo,
  };
}

/** Collects what the tags say; one instance reads one file. */
class OfxReader {
  readonly accounts: OfxAccount[] = [];
  readonly errors: OfxFile['warnings'] = [];
  hasOfx = false;
  closed = false;
  lastLine = 1;
  private account: OfxAccount | null = null;
  private entry: { fields: Fields; line: number } | null = null;
  private status: { fields: Fields; line: number } | null = null;
  private inAccountOf = false;
  private balance: { fields: Fields } | null = null;

  read(tag: OfxTag): void {
    this.lastLine = tag.line;
    if (tag.name === 'OFX') {
      this.hasOfx = true;
      this.closed = tag.closes;
    } else if (tag.name === 'STATUS') this.turnStatus(tag);
    else if (tag.name === 'STMTTRN') this.turnEntry(tag);
    else if (STATEMENTS.has(tag.name)) this.turnStatement(tag);
    else if (ACCOUNTS.has(tag.name)) this.inAccountOf = !tag.closes && !this.entry;
    else if (tag.name === 'LEDGERBAL') this.turnBalance(tag);
    else if (!tag.closes) this.keep(tag);
  }

  end(): void {
    this.endEntry(false);
    this.endStatus();
    this.endBalance();
  }

  private turnStatement(tag: OfxTag): void {
    this.endEntry(false);
    this.account = tag.closes ? null : this.newAccount(tag.line, tag.name === 'CCSTMTRS');
  }

  private newAccount(line: number, card: boolean): OfxAccount {
    const account: OfxAccount = {
      line,
      card,
      bankId: '',
      branchId: '',
      accountId: '',
      currency: '',
      start: null,
      end: null,
      balance: null,
      lines: [],
    };
    this.accounts.push(account);
    return account;
  }

  private turnEntry(tag: OfxTag): void {
    this.endEntry(tag.closes);
    if (!tag.closes) this.entry = { fields: new Map(), line: tag.line };
  }

  private endEntry(closed: boolean): void {
    if (!this.entry) return;
    const account = this.account ?? this.accounts.at(-1) ?? this.newAccount(this.entry.line, false);
    account.lines.push(toLine(this.entry.fields, this.entry.line, closed));
    this.entry = null;
  }

  private turnStatus(tag: OfxTag): void {
    this.endStatus();
    if (!tag.closes) this.status = { fields: new Map(), line: tag.line };
  }

  private endStatus(): void {
    if (!this.status) return;
    const { fields, line } = this.status;
    if (fields.get('SEVERITY')?.toUpperCase() === 'ERROR') {
      this.errors.push({
        kind: 'status',
        line,
        code: fields.get('CODE') ?? '',
        text: fields.get('MESSAGE') ?? '',
      });
    }
    this.status = null;
  }

  private turnBalance(tag: OfxTag): void {
    this.endBalance();
    this.endEntry(false);
    if (!tag.closes) this.balance = { fields: new Map() };
  }

  private endBalance(): void {
    const account = this.account ?? this.accounts.at(-1);
    const amount = readOfxAmount(this.balance?.fields.get('BALAMT') ?? '');
    if (account && this.balance && amount.kind === 'cents') {
      account.balance = { cents: amount.cents, day: readOfxDay(this.balance.fields.get('DTASOF') ?? '') };
    }
    this.balance = null;
  }

  private keep({ name, value }: OfxTag): void {
    if (this.entry) {
      if (value && !this.entry.fields.has(name)) this.entry.fields.set(name, value);
    } else if (this.status && (name === 'CODE' || name === 'SEVERITY' || name === 'MESSAGE'))
      this.status.fields.set(name, value);
    else if (this.balance && (name === 'BALAMT' || name === 'DTASOF')) this.balance.fields.set(name, value);
    else if (this.account) this.keepAccount(this.account, name, value);
  }

  private keepAccount(account: OfxAccount, name: string, value: string): void {
    if (this.inAccountOf) {
      if (name === 'BANKID') account.bankId = value;
      if (name === 'BRANCHID') account.branchId = value;
      if (name === 'ACCTID') account.accountId = value;
    } else if (name === 'CURDEF') account.currency = value;
    else if (name === 'DTSTART') account.start = readOfxDay(value);
    else if (name === 'DTEND') account.end = readOfxDay(value);
  }
}

/** Reads the text of an OFX file (SGML 1.x or XML 2.x), once over it; never throws. */
export function readOfx(text: string): OfxFile {
  const reader = new OfxReader();
  scanTags(text, (tag) => {
    reader.read(tag);
  });
  reader.end();
  const version = VERSION.exec(text.slice(0, 2000));
  const named = (version?.[1] ?? version?.[2] ?? '').trim();
  const warnings = [...reader.errors];
  if (named && !KNOWN_VERSION.test(named))
    warnings.unshift({ kind: 'unknownVersion', line: 1, code: named, text: '' });
  if (reader.hasOfx && !reader.closed)
    warnings.push({ kind: 'cutShort', line: reader.lastLine, code: '', text: '' });
  return { accounts: reader.accounts, warnings, refusal: refusalOf(reader) };
}

function refusalOf(reader: OfxReader): OfxFile['refusal'] {
  if (reader.accounts.length > 0) return null;
  const error = reader.errors[0];
  if (error) return { kind: 'status', line: error.line, code: error.code, text: error.text };
  return {
    kind: reader.hasOfx ? 'noStatement' : 'notOfx',
    line: reader.hasOfx ? reader.lastLine : 1,
    code: '',
    text: '',
  };
}
