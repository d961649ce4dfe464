import { styled } from '@mui/material/styles';
import { initials } from '@/domain/identity/pictures';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  height: layout.toolbar,
  paddingInline: 14,
  borderBottom: `1px solid ${theme.tokens.navBorder}`,
}));

const Tile = styled('span')(({ theme }) => ({
  ...typeStep('bodyStrong'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: radius.control,
  fontWeight: 650,
  color: theme.tokens.onAccent,
  backgroundColor: theme.tokens.accent,
}));

const Name = styled('span')({
  ...typeStep('bodyStrong'),
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

/** Whose data are on the screen: the customer's initials on the rail, the name beside them when there is room. */
export function CustomerTile({ open }: { open: boolean }) {
  const customer = useCustomer();
  const identity = useIdentity();
  const name = customer?.customerName ?? identity?.name ?? '';
  return (
    <Row>
      <Tile title={open ? undefined : name} aria-hidden={open}>
        {initials(name)}
      </Tile>
      {open && <Name title={name}>{name}</Name>}
    </Row>
  );
}
