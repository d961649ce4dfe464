import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';

const textIn = (record: object, name: string): string => {
  const value: unknown = Reflect.get(record, name);
  return typeof value === 'string' ? value : '';
};

/** Who wrote a record and when, as far as the server tells: `createdAt`, `createdBy`, `updatedAt`, `updatedBy`. */
export function RecordStamp({ record }: { readonly record: object }) {
  const { t } = useTranslation('register');
  const written = (['created', 'updated'] as const).flatMap((what) => {
    const at = textIn(record, `${what}At`);
    if (!at) return [];
    const who = textIn(record, `${what}By`);
    const when = momentText(at);
    return who ? t(`stamp.${what}By`, { when, who }) : t(`stamp.${what}`, { when });
  });
  if (written.length === 0) return null;
  return (
    <Typography variant="caption" sx={{ flex: 'none', px: { xs: 2, sm: 3 }, py: 1, color: 'text.secondary' }}>
      {written.join(' · ')}
    </Typography>
  );
}
