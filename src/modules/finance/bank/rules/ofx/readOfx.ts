import { readOfxAmount } from './ofxAmount';
import { readOfxDay } from './ofxDay';
import { currencyCode } from './ofxCurrency';
import { toOfxLine, type OfxEntry } from './ofxLine';
import type { OfxAccount, OfxFile } from './ofxTypes';
import { scanTags, type OfxTag } from './scanTags';
import { isXml, XmlNesting } from './xmlNesting';

/** Versions of OFX that are known, with the header's name for them. */
const VERSION =
  /^\s*VERSION\s*:\s*([^\r\n]{0,20})|\bOFXHEADER\s*=\s*["']?\d+["']?[^>]{0,80}?\bVERSION\s*=\s*["']?(\w{1,20})/im;
const KNOWN_VERSION = /^(?:10[0-36]|15[1]|16[0]|2[0-3]\d)$/;
const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const ACCOUNTS = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM']);

const ACCOUNT_FIELDS = new Set(['BANKID', 'BROKERID', 'BRANCHID', 'ACCTID']);

type Fields = Map<string, string>;

/** Collects what the tags say; one instance reads one file. */
class OfxReader {
  readonly accounts: OfxAccount[] = [];
  readonly errors: OfxFile['warnings'] = [];
  hasOfx = false;
  closed = false;
  lastLine = 1;
  /** Line of the first statement of investments: of those the movements of cash alone are read. */
  investmentLine: number | null = null;
  private readonly investments = new Set<OfxAccount>();
  private account: OfxAccount | null = null;
  private entry: OfxEntry | null = null;
  /** What was said of an account before any statement began. */
  private readonly loose: Fields = new Map();
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
    else if (tag.name === 'CURRENCY' && this.entry) this.entry.foreign ||= !tag.closes;
    else if (!tag.closes) this.keep(tag);
  }

  end(): void {
    this.endEntry(false);
    this.endStatus();
    // A balance at which the file was cut may lack its last figures.
    if (this.closed || !this.hasOfx) this.endBalance();
  }

  /** What was read as statements: positions of investments without cash are none, nor is anything of another format. */
  statements(): OfxAccount[] {
    return this.accounts.filter(
      (account) => account.lines.length > 0 || (this.hasOfx && !this.investments.has(account)),
    );
  }

  private turnStatement(tag: OfxTag): void {
    this.endEntry(true);
    this.account = tag.closes ? null : this.newAccount(tag.line, tag.name === 'CCSTMTRS');
    if (tag.name !== 'INVSTMTRS' || !this.account) return;
    this.investmentLine ??= tag.line;
    this.investments.add(this.account);
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
    // The next transaction closes one whose end the bank left out; only the end of the file cuts one short.
    this.endEntry(true);
    if (!tag.closes) this.entry = { fields: new Map(), line: tag.line, foreign: false };
  }

  private endEntry(closed: boolean): void {
    if (!this.entry) return;
    const account = this.account ?? this.accounts.at(-1) ?? this.looseAccount(this.entry.line);
    account.lines.push(toOfxLine(this.entry, closed, account.currency));
    this.entry = null;
  }

  /** The account of transactions that stand in no statement. */
  private looseAccount(line: number): OfxAccount {
    const account = this.newAccount(line, false);
    for (const [name, value] of this.loose) this.keepAccount(account, name, value, true);
    return account;
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
    this.endEntry(true);
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
    else if (this.balance && (name === 'BALAMT' || name === 'DTASOF')) {
      // Without an end of its own the ledger's balance is followed by that of what is available.
      if (!this.balance.fields.has(name)) this.balance.fields.set(name, value);
    } else if (this.account) this.keepAccount(this.account, name, value, this.inAccountOf);
    else if (this.accounts.length === 0) this.loose.set(name, value);
  }

  private keepAccount(account: OfxAccount, name: string, value: string, ofAccount: boolean): void {
    if (ofAccount && ACCOUNT_FIELDS.has(name)) {
      if (name === 'BANKID' || name === 'BROKERID') account.bankId = value;
      if (name === 'BRANCHID') account.branchId = value;
      if (name === 'ACCTID') account.accountId = value;
    } else if (name === 'CURDEF') account.currency = currencyCode(value);
    else if (name === 'DTSTART') account.start = readOfxDay(value);
    else if (name === 'DTEND') account.end = readOfxDay(value);
  }
}

/** Reads the text of an OFX file (SGML 1.x or XML 2.x), once over it; never throws. */
export function readOfx(text: string): OfxFile {
  const reader = new OfxReader();
  const nesting = isXml(text) ? new XmlNesting() : null;
  scanTags(text, (tag) => {
    nesting?.read(tag);
    reader.read(tag);
  });
  reader.end();
  const version = VERSION.exec(text.slice(0, 2000));
  const named = (version?.[1] ?? version?.[2] ?? '').trim();
  const warnings = [...reader.errors];
  if (named && !KNOWN_VERSION.test(named))
    warnings.unshift({ kind: 'unknownVersion', line: 1, code: named, text: '' });
  if (nesting?.brokenAt != null)
    warnings.push({ kind: 'brokenXml', line: nesting.brokenAt, code: '', text: '' });
  if (reader.investmentLine !== null)
    warnings.push({ kind: 'investment', line: reader.investmentLine, code: '', text: '' });
  if (reader.hasOfx && !reader.closed)
    warnings.push({ kind: 'cutShort', line: reader.lastLine, code: '', text: '' });
  const accounts = reader.statements();
  return { accounts, warnings, refusal: accounts.length > 0 ? null : refusalOf(reader) };
}

function refusalOf(reader: OfxReader): OfxFile['refusal'] {
  const error = reader.errors[0];
  if (error) return { kind: 'status', line: error.line, code: error.code, text: error.text };
  if (reader.investmentLine !== null)
    return { kind: 'investment', line: reader.investmentLine, code: '', text: '' };
  return {
    kind: reader.hasOfx ? 'noStatement' : 'notOfx',
    line: reader.hasOfx ? reader.lastLine : 1,
    code: '',
    text: '',
  };
}
