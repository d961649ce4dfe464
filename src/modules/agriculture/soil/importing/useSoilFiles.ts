import { useEffect, useRef, useState } from 'react';
import type { FileLine } from '../rules/importLines';
import { isFileFault, readSoilFile, type SoilFile, type SoilFileFault } from './readSoilFile';

/** The files that were read, as one table: heads of all of them, lines one behind the other. */
export interface LoadedFiles {
  readonly names: readonly string[];
  readonly heads: readonly string[];
  readonly lines: readonly FileLine[];
  /** Files that are not in UTF-8. */
  readonly latin: readonly string[];
}

export type FilesFault = SoilFileFault | { readonly kind: 'severalInvalid' };

interface State {
  readonly loaded: LoadedFiles | null;
  readonly fault: FilesFault | null;
  readonly reading: boolean;
}

const NOTHING: State = { loaded: null, fault: null, reading: false };

/** Lines of several files under the heads of all: a head that a file has not is blank in its lines. */
function joined(files: readonly SoilFile[]): LoadedFiles {
  const heads = [...new Set(files.flatMap(({ table }) => table.heads))];
  let key = 0;
  const lines = files.flatMap(({ name, table }) => {
    // A head that stands twice in one file keeps its first column.
    const places = heads.map((head) => table.heads.indexOf(head));
    return table.lines.map(({ line, cells, uneven }): FileLine => {
      key += 1;
      return {
        key,
        file: name,
        line,
        cells: places.map((at) => (at < 0 ? '' : (cells[at] ?? ''))),
        ...(uneven === undefined ? {} : { uneven }),
      };
    });
  });
  return {
    names: files.map(({ name }) => name),
    heads,
    lines,
    latin: files.filter(({ latin }) => latin).map(({ name }) => name),
  };
}

/** Reads the chosen files. One that cannot be read keeps all of them out: nothing is taken by halves. */
export function useSoilFiles() {
  const [state, setState] = useState<State>(NOTHING);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function answerOf(files: readonly File[], signal: AbortSignal): Promise<State> {
    const read: SoilFile[] = [];
    for (const file of files) {
      const answer = await readSoilFile(file, signal, () => undefined);
      if (!isFileFault(answer)) read.push(answer);
      // FA-499: of several files with an invalid one.
      else if (answer.kind === 'invalid' && files.length > 1)
        return { ...NOTHING, fault: { kind: 'severalInvalid' } };
      else return { ...NOTHING, fault: answer };
    }
    return { ...NOTHING, loaded: joined(read) };
  }

  async function read(files: readonly File[]) {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setState({ ...NOTHING, reading: true });
    try {
      const answer = await answerOf(files, signal);
      if (!signal.aborted) setState(answer);
    } catch (thrown) {
      // Given up for other files.
      if (!signal.aborted) throw thrown;
    }
  }
  /** Other cells in one line: it was mended. */
  const mend = (key: number, cells: readonly string[]) =>
    setState((now) =>
      now.loaded === null
        ? now
        : {
            ...now,
            loaded: {
              ...now.loaded,
              lines: now.loaded.lines.map((line) => {
                if (line.key !== key) return line;
                const { uneven: _, ...whole } = line;
                return { ...whole, cells };
              }),
            },
          },
    );
  return { ...state, read, mend };
}
