import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SecondFactorRule } from '#contract/people/accounts/second-factor-rule.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { roles as allRoles } from '#contract/site/roles.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay, useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

const { max } = limits.accounts.secondFactorGrace;
const ruleQuery = () => apiQuery('GET /api/admin/second-factor-rule');

function useRuleInWords() {
  const { passkeys, roles } = useTexts();
  return (rule: SecondFactorRule) =>
    rule.roles.length === 0
      ? passkeys.ruleNobody
      : passkeys.ruleFor(rule.roles.map((role) => roles[role].name).join(', '), rule.days);
}

/** For whom the password alone is not enough. */
export function SecondFactorRuleSection() {
  const { passkeys } = useTexts();
  const isOwner = useMay('owner');
  const inWords = useRuleInWords();
  const { data: rule, error, refetch } = useQuery(ruleQuery());
  return (
    <SettingsSection title={passkeys.rule} about={passkeys.ruleAbout}>
      {error && !rule && <TableError error={error} retry={refetch} />}
      {!rule && !error && <Skeleton index={0} />}
      {rule && !isOwner && <p>{inWords(rule)}</p>}
      {rule && isOwner && <RuleForm key={JSON.stringify(rule)} rule={rule} />}
    </SettingsSection>
  );
}

function RuleForm({ rule }: { rule: SecondFactorRule }) {
  const { passkeys, roles, common } = useTexts();
  const { secondFactor } = useMe();
  const link = useEditionLink();
  const client = useQueryClient();
  const inWords = useRuleInWords();
  async function save(data: FormData): Promise<void> {
    const days = String(data.get('days')).trim();
    if (!/^\d{1,2}$/.test(days) || Number(days) > max) {
      throw new FieldProblem({ days: passkeys.ruleDaysWrong(max) });
    }
    const body = { roles: allRoles.filter((role) => data.has(role)), days: Number(days) };
    const changed = await callApi('PUT /api/admin/second-factor-rule', { body });
    client.setQueryData(ruleQuery().queryKey, changed);
    toast({ title: passkeys.ruleSaved, description: inWords(changed) });
  }
  return (
    <Form onSend={save} label={passkeys.rule}>
      {!secondFactor && (
        <Notice tone="info">
          {passkeys.ruleFirst}{' '}
          <Link to={link(adminRoutes.account, { tab: 'security' })} className="link-button">
            {passkeys.toAccount}
          </Link>
        </Notice>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="field-label mb-1.5">{passkeys.ruleRoles}</legend>
        {allRoles.toReversed().map((role) => (
          <label key={role} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              name={role}
              defaultChecked={rule.roles.includes(role)}
            />
            {roles[role].name}
          </label>
        ))}
      </fieldset>
      <TextField
        name="days"
        label={passkeys.ruleDays}
        hint={passkeys.ruleDaysHint(max)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        defaultValue={rule.days}
      />
      <div>
        <SubmitButton look="quiet">{common.save}</SubmitButton>
      </div>
    </Form>
  );
}
