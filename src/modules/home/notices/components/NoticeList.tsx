import { styled } from '@mui/material/styles';
import { htmlToText } from '@/platform/format/htmlText';
import type { Notice } from '../noticesWire';
import { NoticeActions } from './NoticeActions';
import { NoticeLine } from './NoticeLine';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  borderTop: `1px solid ${theme.tokens.border}`,
  '&:first-of-type': { borderTop: 0 },
  '& > div': { padding: '6px 8px 0 0' },
  // On a telephone what staff may do stands under the notice: its title needs the width.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    '& > button': { flexBasis: '100%', paddingBottom: 4 },
    '& > div': { marginLeft: 'auto', padding: '0 8px 4px 0' },
  },
}));
const Open = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'block',
  flex: 1,
  minWidth: 0,
  padding: '10px 16px',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outlineOffset: -2 },
}));

/** Enough for the widest card; what is longer is cut on the screen anyway. */
const EXCERPT = 240;

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly editable: boolean;
  readonly onOpen: (id: number) => void;
  readonly onEdit: (id: number) => void;
}

/** Notices to pick from; each opens where it can be read. */
export function NoticeList({ notices, editable, onOpen, onEdit }: NoticeListProps) {
  return (
    <List>
      {notices.map((notice) => (
        <Row key={notice.id}>
          <Open type="button" aria-haspopup="dialog" onClick={() => onOpen(notice.id)}>
            <NoticeLine notice={notice} excerpt={htmlToText(notice.description).slice(0, EXCERPT)} />
          </Open>
          {editable && <NoticeActions notice={notice} onEdit={() => onEdit(notice.id)} />}
        </Row>
      ))}
    </List>
  );
}
