import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect } from 'react';

import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EDGE_FADE, useEdgeFade } from '@/platform/ui/useEdgeFade';

export interface CountTab<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Absent: a tab without a number. Null: not known yet, its place is kept. */
  readonly count?: number | null;
}

interface CountTabsProps<T extends string> {
  /** Names the group of tabs. */
  readonly label: string;
  readonly value: T;
  readonly tabs: readonly CountTab<T>[];
  readonly onChange: (value: T) => void;
  /** Joins tabs and panels: see `panelProps`. */
  readonly idBase: string;
}

// What does not fit fades out at the edge instead of being cut. One rule for all: a desk of nine tabs changes them
// faster than nine components of the library could be drawn.
const Root = styled('div')(({ theme }) => ({
  '--fade-start': '0px',
  '--fade-end': '0px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& > [role=tablist]': {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage:
      'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
  },
  '& [role=tab]': {
    ...typeStep('bodyStrong'),
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: theme.tokens.textMuted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& [role=tab]:hover': { color: theme.tokens.text },
  '& [role=tab][aria-selected=true]': { color: theme.tokens.primary },
  '& [role=tab][aria-selected=true]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.tokens.primary,
  },
  '& [role=tab]:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '& .pill': {
    ...typeStep('chip'),
    // Room for three digits, so that a growing number moves no other tab.
    minWidth: 'calc(3ch + 10px)',
    boxSizing: 'border-box',
    padding: '0 5px',
    borderRadius: radius.chip,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.tokens.neutral.soft,
    color: theme.tokens.neutral.softText,
  },
  '& [aria-selected=true] .pill': {
    backgroundColor: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
  },
}));

const pillText = (count: number | null) => (count === null ? '\u00a0' : formatNumber(count, { decimals: 0 }));

/** The id pair of a tab and its panel. */
export function panelProps(idBase: string, value: string) {
  return {
    id: `${idBase}-panel-${value}`,
    role: 'tabpanel',
    'aria-labelledby': `${idBase}-tab-${value}`,
  } as const;
}

/** Arrow keys, Home and End walk over the tabs; Enter and the space bar choose. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

/** Brings the active tab into sight, once it has its place and where not all of them fit. */
function showActive(list: Element | null | undefined): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!(list instanceof HTMLElement) || !tab || list.scrollWidth <= list.clientWidth) return;
  const left = tab.offsetLeft - list.offsetLeft;
  // Clear of the edges that fade; at either end nothing does, and the browser goes no further.
  const most = left - EDGE_FADE;
  const least = left + tab.offsetWidth - list.clientWidth + EDGE_FADE;
  if (list.scrollLeft > most) list.scrollLeft = most;
  else if (list.scrollLeft < least) list.scrollLeft = least;
}

/** Tabs that say how much is behind each. They scroll when they do not fit; the active one comes into view. */
export function CountTabs<T extends string>({ label, value, tabs, onChange, idBase }: CountTabsProps<T>) {
  const frame = useEdgeFade('[role=tablist]');
  useEffect(() => {
    const due = requestAnimationFrame(() => showActive(frame.current?.firstElementChild));
    return () => cancelAnimationFrame(due);
  }, [frame, value]);
  return (
    <Root ref={frame}>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${idBase}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${idBase}-panel-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label} {tab.count !== undefined && <span className="pill">{pillText(tab.count)}</span>}
          </button>
        ))}
      </div>
    </Root>
  );
}
