import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { PageLink } from '@/platform/routing/pageLink';
import type { FishSetValues } from '../fishSets';

/** The way on from a set that lots use, of the register at a path: its copy, which may be changed. */
export function copyNote(path: string) {
  return function CopyNote({ values, id }: NoteProps<FishSetValues>) {
    const { t } = useTranslation('fishReferences');
    if (id === null || (values.lotCount ?? 0) === 0) return null;
    return (
      <Button
        component={PageLink}
        to={`${path}/novo?copia=${id}`}
        variant="outlined"
        size="small"
        startIcon={<ContentCopyOutlined />}
      >
        {t('copy')}
      </Button>
    );
  };
}
