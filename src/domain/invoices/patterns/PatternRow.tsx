import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { TextInput } from '@/platform/ui/TextInput';
import type { KeptPattern } from './patternService';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > :first-of-type': { flex: 1, minWidth: 0 },
});
export const NameForm = styled('form')({ display: 'flex', alignItems: 'center', gap: 8, padding: 8 });

interface PatternRowProps {
  readonly pattern: KeptPattern;
  /** The lines of the invoice are those of this pattern. */
  readonly shown: boolean;
  readonly busy: boolean;
  readonly onShow: () => void;
  /** Answers whether it was kept; what was typed stays until then. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

/** One kept pattern: taken by a press, renamed in its place, deleted. */
export function PatternRow({ pattern, shown, busy, onShow, onRename, onDelete }: PatternRowProps) {
  const { t } = useTranslation('invoices');
  const { name } = pattern;
  const [typed, setTyped] = useState<string | null>(null);
  const rename = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The menu stands in the form of the invoice, which is not sent.
    event.stopPropagation();
    if (typed?.trim() && (await onRename(typed.trim()))) setTyped(null);
  };
  if (typed !== null)
    return (
      <NameForm onSubmit={(event) => void rename(event)}>
        <TextInput
          label={t('patterns.newName', { name })}
          value={typed}
          onChange={setTyped}
          helperLines={0}
          autoFocus
        />
        <LoadingButton
          type="submit"
          variant="outlined"
          busy={busy}
          disabledReason={typed.trim() === '' ? t('patterns.unnamed') : undefined}
        >
          {t('patterns.rename')}
        </LoadingButton>
      </NameForm>
    );
  return (
    <Row>
      <Button
        variant="text"
        color="inherit"
        sx={{ justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
        startIcon={shown ? <CheckOutlined /> : <BookmarkBorderOutlined />}
        aria-pressed={shown}
        onClick={onShow}
      >
        {name}
      </Button>
      <IconAction
        label={t('patterns.renameNamed', { name })}
        icon={<EditOutlined />}
        onClick={() => setTyped(name)}
      />
      <IconAction label={t('patterns.delete', { name })} icon={<DeleteOutlined />} onClick={onDelete} />
    </Row>
  );
}
