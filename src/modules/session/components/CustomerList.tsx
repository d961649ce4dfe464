import Avatar from '@mui/material/Avatar';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { initials, pictureUrl } from '@/domain/identity/pictures';
import type { UserLink } from '@/domain/identity/identityWire';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('button')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 60,
  padding: '8px 12px',
  border: 0,
  borderRadius: radius.control,
  textAlign: 'left',
  color: theme.tokens.text,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&:focus-visible': { outlineOffset: -2 },
}));
const Words = styled('span')({ display: 'block', flex: 1, minWidth: 0 });
const Name = styled('span')({ ...typeStep('bodyStrong'), display: 'block', overflowWrap: 'anywhere' });
const Muted = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  overflowWrap: 'anywhere',
  color: theme.tokens.textMuted,
}));

interface CustomerListProps {
  readonly links: readonly UserLink[];
  readonly storageUrl: string | null;
  readonly currentId: number | null;
  /** The one being opened. */
  readonly openingId: number | null;
  readonly onChoose: (link: UserLink) => void;
}

/** Up and down, Home and End walk through the rows. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = to === undefined ? undefined : rows[to];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** The customers of a user, each with picture or initials, name and profile. */
export function CustomerList({ links, storageUrl, currentId, openingId, onChoose }: CustomerListProps) {
  const { t } = useTranslation('session');
  return (
    <List aria-label={t('picker.list')} onKeyDown={walk}>
      {links.map((link) => (
        <li key={link.id}>
          <Row
            type="button"
            aria-disabled={openingId !== null}
            aria-busy={link.id === openingId}
            onClick={() => openingId === null && onChoose(link)}
          >
            <Avatar
              variant="rounded"
              src={pictureUrl(link.userImageUrl, storageUrl)}
              alt=""
              sx={{
                width: 40,
                height: 40,
                bgcolor: (theme) => theme.tokens.primarySoft,
                color: (theme) => theme.tokens.primarySoftText,
                fontSize: '0.875rem',
                fontWeight: 600,
              }}
            >
              {initials(link.customerName)}
            </Avatar>
            <Words>
              <Name>{link.customerName}</Name>
              <Muted>
                {link.profileName}
                {link.id === currentId && ` · ${t('picker.current')}`}
              </Muted>
            </Words>
            {link.id === openingId && <CircularProgress size={20} aria-label={t('picker.opening')} />}
          </Row>
        </li>
      ))}
    </List>
  );
}
