import { useState } from 'react';
import { useMay } from '#web/admin/context/me.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { usePeopleTexts } from './people-texts.ts';

export default function PeoplePage() {
  const people = usePeopleTexts();
  const isOwner = useMay('owner');
  /** The address to invite, empty for somebody new. */
  const [inviting, setInviting] = useState<string>();
  return (
    <>
      <PageHeader
        title={people.title}
        about={people.about}
        action={
          isOwner && (
            <Button look="primary" icon="user-round-plus" onClick={() => setInviting('')}>
              {people.invite}
            </Button>
          )
        }
      />
      <PeopleTable />
      {isOwner && <InvitationsTable onInviteAgain={setInviting} />}
      {inviting !== undefined && <InviteDialog email={inviting} onClose={() => setInviting(undefined)} />}
    </>
  );
}
