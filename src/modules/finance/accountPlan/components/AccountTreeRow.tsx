import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { type DragEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { AccountLine } from '../rules/accountLines';

const STEP = 18;

const Line = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('cell'),
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineEnd: 12,
  borderBottom: `1px solid ${tokens.border}`,
  cursor: 'default',
  whiteSpace: 'nowrap',
  '&[aria-selected="true"]': { backgroundColor: tokens.primarySoft },
  '&[data-over="true"]': { outline: `2px solid ${tokens.primary}`, outlineOffset: -2 },
  '&[data-cut="true"]': { opacity: 0.55 },
  '&[data-inactive="true"] .name': { textDecoration: 'line-through', color: tokens.textMuted },
  '&[data-depth="0"] .name': { fontWeight: 700 },
  '&[data-depth="1"] .name': { fontWeight: 600 },
  '& .code': { color: tokens.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& .name': { flex: '1 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .fact': {
    flex: 'none',
    width: 210,
    color: tokens.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .count': { flex: 'none', width: 56, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 1199px)': { '& .fact': { width: 150 } },
  '@media (max-width: 899px)': { '& .fact': { display: 'none' } },
}));
const Toggle = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  width: 24,
  height: 24,
  alignItems: 'center',
  justifyContent: 'center',
  '&[data-folded="true"] svg': { transform: 'rotate(-90deg)' },
});

export interface RowHandlers {
  readonly onPick: (id: number) => void;
  readonly onToggle: (id: number) => void;
  readonly onOpen: (id: number) => void;
  readonly onDragStart: (event: DragEvent, id: number) => void;
  readonly onDragOver: (event: DragEvent, id: number) => void;
  readonly onDrop: (event: DragEvent, id: number) => void;
  readonly onDragEnd: () => void;
}

interface AccountTreeRowProps extends RowHandlers {
  readonly line: AccountLine;
  readonly id: string;
  readonly top: number;
  readonly height: number;
  readonly active: boolean;
  readonly cut: boolean;
  readonly over: boolean;
}

/** One line of the plan. */
export const AccountTreeRow = memo(function AccountTreeRow(props: AccountTreeRowProps) {
  const { line, id, top, height, active, cut, over } = props;
  const { t } = useTranslation('financeAccounts');
  const { account, code, depth, movements } = line.node;
  const leaf = depth === 2;
  return (
    <Line
      role="treeitem"
      id={id}
      aria-level={depth + 1}
      aria-setsize={line.count}
      aria-posinset={line.place}
      aria-selected={active}
      {...(line.expanded === null ? {} : { 'aria-expanded': line.expanded })}
      data-depth={depth}
      data-cut={cut}
      data-over={over}
      data-inactive={!account.active}
      style={{ transform: `translateY(${top}px)`, height, paddingInlineStart: 8 + depth * STEP }}
      draggable={!account.platform && depth > 0}
      onClick={() => props.onPick(account.id)}
      onDoubleClick={() => props.onOpen(account.id)}
      onDragStart={(event) => props.onDragStart(event, account.id)}
      onDragOver={(event) => props.onDragOver(event, account.id)}
      onDrop={(event) => props.onDrop(event, account.id)}
      onDragEnd={props.onDragEnd}
    >
      <Toggle
        data-folded={line.expanded === false}
        onClick={(event) => {
          if (line.expanded === null) return;
          event.stopPropagation();
          props.onToggle(account.id);
        }}
      >
        {line.expanded !== null && <ExpandMoreOutlined fontSize="small" aria-hidden />}
      </Toggle>
      <span className="code">{code}</span>
      <span className="name" title={account.name}>
        {account.name}
      </span>
      {account.platform && <LockOutlined fontSize="inherit" titleAccess={t('tree.platform')} />}
      {!account.active && <span className="code">{t('tree.inactive')}</span>}
      <span className="fact">{leaf && account.lcdpr ? t(`lcdpr.${account.lcdpr}`) : ''}</span>
      <span className="fact">{leaf && account.resultLine ? t(`resultLine.${account.resultLine}`) : ''}</span>
      <span className="count" aria-label={t('tree.titles')}>
        {movements === null ? '–' : formatNumber(movements, { decimals: 0 })}
      </span>
    </Line>
  );
});
