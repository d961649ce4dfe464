import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '@/platform/theme/tokens';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 8,
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: theme.tokens.info.soft,
  color: theme.tokens.info.softText,
  '& > svg': { flex: 'none', fontSize: 20 },
  '& p, & strong': { display: 'block', margin: 0 },
  '& strong': { ...theme.typography.bodyStrong, marginBottom: 4 },
}));

/** Something to know before going on. */
export function InfoNote({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <Note role="note">
      <InfoOutlined aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Note>
  );
}
