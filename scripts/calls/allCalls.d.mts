interface Call {
  readonly method: string;
  readonly path: string;
  readonly documented: boolean;
  readonly file: string;
  readonly line: number;
}
export function allCalls(): Call[];
