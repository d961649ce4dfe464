import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import type { ReactNode } from 'react';

/** Why the last synchronization did not go through, in the partner's words. */
export function FailureNote({ children }: { readonly children: ReactNode }) {
  return (
    <DangerAlert severity="error" icon={<ErrorOutlineOutlined />} role="note">
      {children}
    </DangerAlert>
  );
}
