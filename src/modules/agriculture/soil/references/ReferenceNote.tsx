import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import type { ReferenceValues } from './referenceForm';

const Uses = styled('section')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  marginTop: 12,
  color: tokens.textMuted,
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
}));

/** Where a reference is used, and the way on from one that is not changed: its copy. */
export function ReferenceNote({ values, id }: NoteProps<ReferenceValues>) {
  const { t } = useTranslation('soilReferences');
  if (id === null) return null;
  const { uses } = values;
  return (
    <>
      {values.seeded && (
        <Button
          component={PageLink}
          to={`${href('soilReferences', { action: 'nova' })}?copia=${id}`}
          variant="outlined"
          size="small"
          sx={{ mt: 1.5 }}
          startIcon={<ContentCopyOutlined />}
        >
          {t('copy')}
        </Button>
      )}
      <Uses>
        {uses.length === 0 ? t('uses.none') : t('uses.title', { count: uses.length })}
        {uses.length > 0 && (
          <ul>
            {uses.map((use) => (
              <li key={`${use.analysisId}|${use.name}`}>
                <Link component={PageLink} to={`/agricultura/analise-de-solo/${use.analysisId}`}>
                  {use.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Uses>
    </>
  );
}
