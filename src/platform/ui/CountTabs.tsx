import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';

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

const Pill = styled('span')(({ theme }) => ({
  ...typeStep('chip'),
  display: 'inline-block',
  // Room for three digits, so that a growing number moves no other tab.
  minWidth: 'calc(3ch + 10px)',
  boxSizing: 'border-box',
  padding: '0 5px',
  borderRadius: radius.chip,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.tokens.neutral.soft,
  color: theme.tokens.neutral.softText,
  '.Mui-selected &': { backgroundColor: theme.tokens.primarySoft, color: theme.tokens.primarySoftText },
}));

// What does not fit fades out at the edge instead of being cut.
const Root = styled('div')(({ theme }) => ({
  '--fade-start': '0px',
  '--fade-end': '0px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& .MuiTabs-scroller': {
    maskImage:
      'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
  },
}));

const inLine = { display: 'inline-flex', alignItems: 'center', gap: 8 } as const;

// The exact number above 999 is in the list's own foot.
function pillText(count: number | null): string {
  if (count === null) return '\u00a0';
  return count > 999 ? '999+' : String(count);
}

/** The id pair of a tab and its panel. */
export function panelProps(idBase: string, value: string) {
  return {
    id: `${idBase}-panel-${value}`,
    role: 'tabpanel',
    'aria-labelledby': `${idBase}-tab-${value}`,
  } as const;
}

/** Tabs that say how much is behind each. They scroll when they do not fit; the active one comes into view. */
export function CountTabs<T extends string>({ label, value, tabs, onChange, idBase }: CountTabsProps<T>) {
  const frame = useEdgeFade('.MuiTabs-scroller');
  return (
    <Root ref={frame}>
      <Tabs
        value={value}
        onChange={(_, next: T) => onChange(next)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            id={`${idBase}-tab-${tab.value}`}
            aria-controls={tab.value === value ? `${idBase}-panel-${tab.value}` : undefined}
            label={
              <span style={inLine}>
                {tab.label} {tab.count !== undefined && <Pill>{pillText(tab.count)}</Pill>}
              </span>
            }
          />
        ))}
      </Tabs>
    </Root>
  );
}
