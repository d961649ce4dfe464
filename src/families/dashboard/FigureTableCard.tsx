import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';

/** The head of a column of figures, or of words, which stand at the left. */
type Head = string | { readonly label: string; readonly kind: 'text' };

export interface FigureTableCardProps {
  readonly title: string;
  /** Under the title: how it was computed. */
  readonly aside?: string;
  readonly heads: readonly Head[];
  /** `id` where names repeat. */
  readonly rows: readonly {
    readonly id?: string | number;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
  /** Instead of a table without rows. */
  readonly empty?: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** Figures that are out of sight at the right fade out; the name of a row stays. */
const Fade = styled('div')({
  '--fade-end': '0px',
  '& > [role=group]': {
    maxHeight: 420,
    maskImage: 'linear-gradient(90deg, black calc(100% - var(--fade-end)), transparent)',
  },
});
/** On a telephone the name of a row leaves room for its figures, and stays beside them while they are scrolled. */
const NamedFigures = styled(FigureTable)(({ theme: { breakpoints, tokens } }) => ({
  [breakpoints.down('sm')]: {
    '& thead th, & tbody th': { whiteSpace: 'normal' },
    '& tbody th.text': {
      position: 'sticky',
      left: 0,
      backgroundColor: tokens.surface,
    },
    '& thead th.text:first-of-type': { left: 0, zIndex: 1 },
  },
}));
const Name = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'block', width: 'max-content', maxWidth: 120 },
}));

const labelOf = (head: Head | undefined) => (typeof head === 'object' ? head.label : head);
const alignOf = (head: Head | undefined, at: number) =>
  at === 0 || typeof head === 'object' ? 'text' : undefined;

function Figures({ title, heads, rows }: Pick<FigureTableCardProps, 'title' | 'heads' | 'rows'>) {
  const frame = useEdgeFade('[role=group]');
  return (
    <Fade ref={frame}>
      <FigureScroll role="group" aria-label={title} tabIndex={0}>
        <NamedFigures aria-label={title}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={labelOf(head)} scope="col" className={alignOf(head, at)}>
                  {labelOf(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }, row) => (
              <tr key={id ?? (typeof name === 'string' ? name : row)}>
                <th className="text" scope="row">
                  <Name>{name}</Name>
                </th>
                {cells.map((cell, at) => (
                  <td key={labelOf(heads[at + 1])} className={alignOf(heads[at + 1], at + 1)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </NamedFigures>
      </FigureScroll>
    </Fade>
  );
}

/** A table of figures in a card: the first column names the row. */
export function FigureTableCard(props: FigureTableCardProps) {
  const { title, aside, heads, rows, empty, note, actions } = props;
  if (empty !== undefined && rows.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={empty} />
      </Card>
    );
  return (
    <Card title={title} aside={aside} actions={actions}>
      <Figures title={title} heads={heads} rows={rows} />
      {note}
    </Card>
  );
}
