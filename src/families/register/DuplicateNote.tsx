import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import type { ReadableQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import type { NoteProps } from './registerTypes';

const PAUSE_MS = 400;

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '0 0 8px',
  color: theme.tokens.warning.softText,
  '& svg': { fontSize: 16 },
}));

interface Duplicate {
  readonly id: number;
  readonly name: string;
}

interface DuplicateNoteProps<T extends Duplicate> {
  /** Of the record in the form; null for a new one. */
  readonly id: NoteProps<unknown>['id'];
  /** What no other record should have; empty while it is not whole. */
  readonly value: string;
  /** Asks who has it. */
  readonly query: ReadableQuery<T | null, string>;
  readonly textOf: (duplicate: T) => string;
  readonly hrefOf: (duplicate: T) => string;
}

/** Says while one types that another record has this value already, and leads there. It warns and refuses nothing. */
export function DuplicateNote<T extends Duplicate>({
  id,
  value,
  query,
  textOf,
  hrefOf,
}: DuplicateNoteProps<T>) {
  const { isDirty, isSubmitting } = useFormState();
  const [rested] = useDebounce(value, PAUSE_MS);
  // A warning that cannot be given is no hindrance: the server refuses by itself.
  const { data: found } = useQuery(query, rested === value && value !== '' ? value : null);
  // Once a new record is being saved, the one that has the value is this record itself.
  const saved = id === null && (isSubmitting || !isDirty);
  const shown = found && !saved && String(found.id) !== String(id);
  return (
    <div role="status">
      {shown && (
        <Note>
          <WarningAmberOutlined aria-hidden />
          <span>
            {textOf(found)}{' '}
            <Link component={RouterLink} to={hrefOf(found)} color="inherit" underline="always">
              {found.name}
            </Link>
          </span>
        </Note>
      )}
    </div>
  );
}
