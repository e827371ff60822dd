import { useQuery } from '@tanstack/react-query';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useMay, useMe } from '#web/admin/context/me.tsx';
import type { Need } from './needs.ts';
import { useOverviewTexts } from './overview-texts.ts';

/** What waits for this person, and for an owner of the team; each goes when it is done. */
export function useOwnNeeds(): { needs: Need[]; busy: boolean } {
  const overview = useOverviewTexts();
  const me = useMe();
  const isOwner = useMay('owner');
  const users = useQuery({ ...apiQuery('GET /api/admin/users'), enabled: isOwner });
  const invitations = useQuery({ ...apiQuery('GET /api/admin/invitations'), enabled: isOwner });
  const unprotected = (users.data?.items ?? []).filter(
    (user) => user.active && !user.secondFactor && user.id !== me.id,
  ).length;
  const expired = (invitations.data?.items ?? []).filter((invitation) => invitation.expired).length;
  const needs: (Need | false)[] = [
    !me.secondFactor && {
      key: 'own-second-factor',
      icon: 'key-round',
      urgent: true,
      title: overview.ownSecondFactor,
      text: overview.ownSecondFactorText,
      action: overview.turnOn,
      to: { route: adminRoutes.account, params: { tab: 'security' } },
    },
    expired > 0 && {
      key: 'invitations',
      icon: 'mail-warning',
      urgent: true,
      title: overview.expiredInvitations(expired),
      text: overview.expiredInvitationsText,
      action: overview.see,
      to: { route: adminRoutes.people },
    },
    unprotected > 0 && {
      key: 'team-second-factor',
      icon: 'shield-alert',
      urgent: true,
      title: overview.teamSecondFactor(unprotected),
      text: overview.teamSecondFactorText,
      action: overview.see,
      to: { route: adminRoutes.people },
    },
  ];
  return {
    needs: needs.filter((need) => need !== false),
    busy: isOwner && (users.isPending || invitations.isPending),
  };
}
