import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { NoteProps } from '@/families/register/registerTypes';
import { isCpfOrCnpj } from '@/platform/format/document';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import type { PartnerValues } from '../partnerSchemas';
import { partnerOfDocument } from '../partnersService';

const PAUSE_MS = 300;

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '0 0 8px',
  color: theme.tokens.warning.softText,
  '& svg': { fontSize: 16 },
}));

interface Twin {
  readonly document: string;
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}

/** Says as soon as a document is whole that another partner has it already, and leads there. */
export function DocumentTwinNote({ values: { document }, id }: NoteProps<PartnerValues>) {
  const { t } = useTranslation('financePartners');
  const { isDirty, isSubmitting } = useFormState();
  const [found, setFound] = useState<Twin | null>(null);
  useEffect(() => {
    if (!document || !isCpfOrCnpj(document)) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      partnerOfDocument(document, asking.signal).then(
        (partner) => setFound(partner && { ...partner, document }),
        // A warning that cannot be given is no hindrance: the server refuses by itself.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [document]);
  // Once a new partner is being saved, the one that has the document is this partner itself.
  const saved = id === null && (isSubmitting || !isDirty);
  const shown = found && !saved && found.document === document && String(found.id) !== String(id);
  return (
    <div role="status">
      {shown && (
        <Note>
          <WarningAmberOutlined aria-hidden />
          <span>
            {t(found.active ? 'twin.active' : 'twin.inactive')}{' '}
            <Link
              component={RouterLink}
              to={href('financePartners', { registro: String(found.id) })}
              color="inherit"
              underline="always"
            >
              {found.name}
            </Link>
          </span>
        </Note>
      )}
    </div>
  );
}
