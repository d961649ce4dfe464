import type { ReactNode } from 'react';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';

interface FiguresProps {
  readonly title: string;
  /** Under the title: how it was computed. */
  readonly aside?: string;
  readonly heads: readonly string[];
  /** `id` where names repeat. */
  readonly rows: readonly {
    readonly id?: string | number;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** A table of figures in a card: the first column names the row. */
export function Figures({ title, aside, heads, rows, note, actions }: FiguresProps) {
  return (
    <Card title={title} aside={aside} actions={actions}>
      <FigureScroll role="group" aria-label={title} tabIndex={0} sx={{ maxHeight: 420 }}>
        <FigureTable>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at === 0 ? 'text' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }, row) => (
              <tr key={id ?? (typeof name === 'string' ? name : row)}>
                <th className="text" scope="row">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </FigureScroll>
      {note}
    </Card>
  );
}
