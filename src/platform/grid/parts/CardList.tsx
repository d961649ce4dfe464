import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText } from '@/platform/grid/cellText';
import { type ColumnSpec, headOf, identifyingColumn } from '@/platform/grid/columnSpec';
import { RowActionMore } from '@/platform/grid/parts/RowActionButtons';
import type { BoundAction, RowId } from '@/platform/grid/rowActions';
import { cellContent } from '@/platform/grid/toGridColumns';
import type { TableContext } from '@/platform/grid/tableContext';
import { useStartAt } from '@/platform/grid/useStartAt';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock, SkeletonText } from '@/platform/ui/Skeletons';

const SHOWN_AT_FIRST = 5;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  padding: '12px 4px 12px 16px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '&[data-muted="true"]': {
    backgroundColor: theme.tokens.surfaceSunken,
    color: theme.tokens.textMuted,
  },
  '&[data-own="true"]': { display: 'flex', alignItems: 'center', gap: 4, cursor: 'pointer' },
  '&[data-selected="true"]': {
    backgroundColor: theme.tokens.selection,
    boxShadow: `inset 3px 0 0 ${theme.tokens.primary}`,
  },
}));
const Content = styled('div')({ flex: 1, minWidth: 0 });
const Sum = styled(Item)(({ theme }) => ({
  backgroundColor: theme.tokens.surfaceSunken,
  borderTop: `1px solid ${theme.tokens.borderStrong}`,
  '& dd': { fontWeight: 600 },
}));
const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 4 });
const Title = styled('div')(({ theme }) => ({
  ...typeStep('cardTitle'),
  flex: 1,
  minWidth: 0,
  paddingTop: 10,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '& button': {
    font: 'inherit',
    letterSpacing: 'inherit',
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.tokens.text,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
}));
const More = styled('div')({ '--action-size': '44px', flex: '0 0 auto' });
const Fields = styled('dl')(({ theme }) => ({
  ...typeStep('cell'),
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '4px 12px 0 0',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', textAlign: 'right' },
  // A whole text is for the record itself.
  '& dd[data-text="true"]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    // The ellipsis of a line at the right stands past its end.
    paddingRight: 12,
    marginRight: -12,
  },
}));
const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '6px 12px 8px 0',
  '&:empty': { display: 'none' },
});

export interface CardListProps<Row> {
  readonly label: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => RowId;
  readonly actionsOf: (row: Row) => readonly BoundAction[];
  /** Skeleton in the place of cards: the first load, once it takes noticeably long. */
  readonly skeleton: boolean;
  readonly totals: TableContext['totals'];
  readonly selected: ReadonlySet<RowId> | null;
  readonly onSelect: (ids: Iterable<RowId>) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly mutedRow?: ((row: Row) => boolean) | undefined;
  readonly startAt: RowId | null;
  readonly card?: ((row: Row) => ReactNode) | undefined;
}

function isChip<Row>({ kind }: ColumnSpec<Row>): boolean {
  return kind === 'status' || kind === 'active';
}

interface RowCardProps<Row> {
  readonly id: RowId;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly row: Row;
  readonly actions: readonly BoundAction[];
  readonly checkbox: ReactNode;
  readonly checked: boolean;
  readonly muted: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function RowCard<Row>({ id, columns, row, actions, checkbox, checked, muted, onOpen }: RowCardProps<Row>) {
  const { t } = useTranslation('grid');
  const [all, setAll] = useState(false);
  const named = identifyingColumn(columns);
  const title = named ? cellText(named, row, t) : '';
  const filled = columns.filter(
    (column) =>
      column !== named &&
      !isChip(column) &&
      Boolean(column.render ? column.render(row) : cellText(column, row, t)),
  );
  // A button that brings one more line would itself take the line.
  const fields = all || filled.length <= SHOWN_AT_FIRST + 1 ? filled : filled.slice(0, SHOWN_AT_FIRST);
  const rest = filled.length - fields.length;
  return (
    <Item data-id={id} data-selected={checked} data-muted={muted}>
      <Head>
        {checkbox}
        <Title>
          {onOpen ? (
            <button type="button" onClick={() => onOpen(row)}>
              {title}
            </button>
          ) : (
            (named?.render?.(row) ?? title)
          )}
        </Title>
        {actions.length > 0 && (
          <More>
            <RowActionMore actions={actions} />
          </More>
        )}
      </Head>
      <Chips>
        {columns.filter(isChip).map((column) => (
          <span key={column.field}>{cellContent(column, row, t)}</span>
        ))}
      </Chips>
      <Fields>
        {fields.map((column) => [
          <dt key={`${column.field} name`}>{headOf(column)}</dt>,
          <dd key={column.field} data-text={!column.render}>
            {cellContent(column, row, t)}
          </dd>,
        ])}
      </Fields>
      {rest > 0 && (
        <Button variant="text" size="small" onClick={() => setAll(true)}>
          {t('moreFields', { count: rest })}
        </Button>
      )}
    </Item>
  );
}

interface OwnCardProps {
  readonly id: RowId;
  readonly actions: readonly BoundAction[];
  readonly muted: boolean;
  readonly onOpen: (() => void) | undefined;
  readonly checkbox: ReactNode;
  readonly checked: boolean;
  readonly children: ReactNode;
}

/** A card whose content the page brings. A tap anywhere on it opens the row; its own button is there for the keyboard. */
function OwnCard({ id, actions, muted, onOpen, checkbox, checked, children }: OwnCardProps) {
  const open = (event: MouseEvent<HTMLElement>) => {
    const own = event.target instanceof Element && event.target.closest('button, a, input');
    if (!own) onOpen?.();
  };
  return (
    <Item data-id={id} data-muted={muted} data-selected={checked} data-own>
      {checkbox}
      <Content onClick={open}>{children}</Content>
      {actions.length > 0 && (
        <More>
          <RowActionMore actions={actions} />
        </More>
      )}
    </Item>
  );
}

function SkeletonCards() {
  return (
    <List aria-hidden>
      {['70%', '55%', '80%', '60%'].map((width) => (
        <Item key={width}>
          <SkeletonBlock width={width} height={16} style={{ margin: '10px 0 12px' }} />
          <SkeletonBlock width={112} height={22} />
          <SkeletonText lines={3} />
        </Item>
      ))}
    </List>
  );
}

/** Rows as cards, for a telephone: name first, status on its own line, then what else there is. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { columns, rows, idOf, selected, onSelect } = props;
  const { t } = useTranslation('grid');
  const list = useRef<HTMLUListElement>(null);
  useStartAt(props.startAt, rows, idOf, (index) =>
    list.current?.children[index]?.scrollIntoView({ block: 'center' }),
  );
  const named = identifyingColumn(columns);
  const toggle = (id: RowId) => {
    const ids = new Set(selected);
    if (!ids.delete(id)) ids.add(id);
    onSelect(ids);
  };
  if (props.skeleton) return <SkeletonCards />;
  return (
    <List ref={list} aria-label={props.label}>
      {rows.map((row) => {
        const id = idOf(row);
        const checked = selected?.has(id) ?? false;
        const name = named ? cellText(named, row, t) : String(id);
        const checkbox = selected && (
          <Checkbox
            checked={checked}
            onChange={() => toggle(id)}
            sx={{ ml: -1.5 }}
            slotProps={{ input: { 'aria-label': t('selectRow', { row: name }) } }}
          />
        );
        return props.card ? (
          <OwnCard
            key={id}
            id={id}
            actions={props.actionsOf(row)}
            muted={props.mutedRow?.(row) ?? false}
            checkbox={checkbox}
            checked={checked}
            onOpen={props.onOpen && (() => props.onOpen?.(row))}
          >
            {props.card(row)}
          </OwnCard>
        ) : (
          <RowCard
            key={id}
            id={id}
            columns={columns}
            row={row}
            actions={props.actionsOf(row)}
            onOpen={props.onOpen}
            checked={checked}
            muted={props.mutedRow?.(row) ?? false}
            checkbox={checkbox}
          />
        );
      })}
      {props.totals && (
        <Sum>
          <Title as="h2">{t('totals')}</Title>
          <Fields>
            {Object.entries(props.totals).map(([field, { head, text }]) => [
              <dt key={`${field} name`}>{head}</dt>,
              <dd key={field}>{text}</dd>,
            ])}
          </Fields>
        </Sum>
      )}
    </List>
  );
}
