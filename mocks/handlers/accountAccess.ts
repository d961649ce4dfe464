import { forbidden } from '../answers';
import type { CustomerLink } from '../db/types';
import type { Call } from '../route';
import { demo } from '../state';

/** Licence types 1 and 2 administer the account, 8 and 9 where they own it. */
export function administers(link: CustomerLink): boolean {
  const { licenceType } = demo.world.profiles.need(link.profileId);
  return licenceType === 1 || licenceType === 2 || ((licenceType === 8 || licenceType === 9) && link.isOwner);
}

/** Answers for an administrator of the current customer; refuses everybody else. */
export function asAdministrator(
  call: Call,
  answer: (link: CustomerLink) => Response | Promise<Response>,
): Response | Promise<Response> {
  const { link } = call;
  return link && administers(link) ? answer(link) : forbidden({ profile: 'customer_administrator' });
}

/** The licence type by which a link sees the account. */
export function licenceTypeOf(link: CustomerLink): number {
  return demo.world.profiles.need(link.profileId).licenceType;
}

/** The owner, the person themself and the support user cannot be changed. */
export function isEditable(link: CustomerLink, viewer: CustomerLink | undefined): boolean {
  return !link.isOwner && !link.listedOnly && link.userId !== viewer?.userId;
}
