import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { asAppError, isUnanswered } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import type { RegisterCalls } from '../registerTypes';
import type { PlannedLine } from './importPlan';

export interface WriteResult<Values> {
  line: PlannedLine<Values>;
  /** Null when written; else what the server said. */
  failure: string | null;
}

export interface ImportProgress {
  total: number;
  done: number;
  running: boolean;
}

const IDLE: ImportProgress = { total: 0, done: 0, running: false };

/**
 * Writes the planned lines one after the other, so that it can be stopped between two of them and what was written
 * is known exactly. A line that fails does not keep the others back.
 */
export function useImport<Values extends FieldValues>(
  calls: Pick<RegisterCalls<unknown, unknown, Values>, 'create' | 'update'>,
  /** Where the server gave no reason: it refused without words, or did not answer at all. */
  failureText: (answered: boolean) => string,
) {
  const [progress, setProgress] = useState(IDLE);
  const [results, setResults] = useState<WriteResult<Values>[]>([]);
  const stopping = useRef(false);

  async function write(lines: readonly PlannedLine<Values>[]): Promise<WriteResult<Values>[]> {
    stopping.current = false;
    const written: WriteResult<Values>[] = [];
    // What an earlier try has written stays listed; the rest is tried again.
    const kept = results.filter(({ line }) => !lines.includes(line));
    setResults(kept);
    setProgress({ total: lines.length, done: 0, running: true });
    for (const line of lines) {
      if (stopping.current) break;
      try {
        // What was written and what is left stays in view, whatever a line is refused for.
        await whileSaving<unknown>(() =>
          line.id === null ? calls.create?.(line.values) : calls.update(line.id, line.values, line.version),
        );
        written.push({ line, failure: null });
      } catch (thrown) {
        const error = asAppError(thrown);
        // Without a connection or a session the other lines would fare no better: they are not sent.
        if (error.kind === 'offline' || error.kind === 'unauthorized') stopping.current = true;
        written.push({ line, failure: saidBy(error) ?? failureText(!isUnanswered(error)) });
      }
      setProgress((now) => ({ ...now, done: written.length }));
    }
    setResults([...kept, ...written]);
    setProgress((now) => ({ ...now, running: false }));
    return written;
  }
  return {
    progress,
    results,
    write,
    stop: () => {
      stopping.current = true;
    },
    /** For another file: the outcome of this one's lines is dropped. */
    forget: () => {
      setProgress(IDLE);
      setResults([]);
    },
  };
}
