import { styled } from '@mui/material/styles';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { StageFigure } from '../relationTypes';
import type { StageWeather } from '../rules/relate';
import { decimalsOf } from '../rules/stageTable';

export const UNKNOWN = '–';

export const shown = (value: number | null, decimals = 2) =>
  value === null ? UNKNOWN : formatNumber(value, { decimals });
/** A figure of a stage as its cell shows it. */
export const cellOf = (name: StageFigure, value: number | null) => shown(value, decimalsOf(name));
/** Of all stages; unknown as soon as one of them is. */
export const sumOf = (rows: readonly StageWeather[], name: StageFigure) =>
  rows.reduce<number | null>((all, row) => (all === null || row[name] === null ? null : all + row[name]), 0);

/** What stands under a table. */
export const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));
