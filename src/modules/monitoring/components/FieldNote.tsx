import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { typeStep } from '@/platform/theme/typography';

const Line = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '4px 0 0',
  color: tokens.textMuted,
  '&[data-warns="true"]': { color: tokens.warning.softText },
  '& svg': { flex: 'none', fontSize: 16 },
}));

/** A line under a field that says what follows from its value; its place is a live region: screen readers announce it. */
export function FieldNote({ warns = false, children }: { warns?: boolean; children: ReactNode }) {
  const Icon = warns ? WarningAmberOutlined : InfoOutlined;
  return (
    <div role="status">
      {children && (
        <Line data-warns={warns}>
          <Icon aria-hidden />
          <span>{children}</span>
        </Line>
      )}
    </div>
  );
}
