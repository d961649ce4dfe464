/** Why a text is not read as XML. */
export type XmlErrorCode = 'dtd' | 'tooDeep' | 'tooMany' | 'incomplete' | 'malformed';

/** What `parseXml` throws. */
export class XmlError extends Error {
  readonly code: XmlErrorCode;
  /** Counted from 1. */
  readonly line: number;

  constructor(code: XmlErrorCode, line: number) {
    super(`XML ${code} at line ${line}`);
    this.name = 'XmlError';
    this.code = code;
    this.line = line;
  }
}
