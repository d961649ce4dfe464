import { BulletinPage } from './BulletinPage';

/** The bulletin of a lot of fish. */
export function Component() {
  return <BulletinPage world="fish" />;
}
