import type { EarningReportDetail, ReportCheck } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import type { Role } from '#contract/site/roles.ts';
import type { TestApp } from '../app.ts';
import { as } from '../people/actors.ts';
import { fileForm } from './pictures.ts';

const url = '/api/admin/earnings/reports';

/** Calls of reports of earnings at the desk, one step each. */
export function earningSteps(site: () => TestApp) {
  const call = (role: Role, method: 'GET' | 'POST', path: string, body?: object) =>
    as(site(), role)(method, `${url}${path}${path.includes('?') ? '&' : '?'}lang=en`, body);
  const work = () => site().services.earningReports.worker.workOnWaiting(new AbortController().signal);
  const get = async (id: number) => (await call('viewer', 'GET', `/${id}`)).json<EarningReportDetail>();
  const sendAs = (role: Role, file: string | Uint8Array, name = 'report.csv') => {
    const { payload, headers } = fileForm(Buffer.from(file), { name, type: 'text/csv' });
    return as(site(), role)('POST', `${url}?lang=en`, payload, { headers });
  };
  const send = async (file: string | Uint8Array, name?: string) => {
    const answer = await sendAs('editor', file, name);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<EarningReportDetail>();
  };
  /** Sent and looked at; what is not said is as it was recognised. */
  async function check(
    file: string | Uint8Array,
    reading: Partial<ReportCheck> & Pick<ReportCheck, 'locale'>,
  ): Promise<EarningReportDetail> {
    const sent = await send(file);
    if (sent.state === 'failed') return sent;
    const { locale: _found, ...found } = sent.reading;
    const answer = await call('editor', 'POST', `/${sent.id}/check`, { ...found, ...reading });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await work();
    return get(sent.id);
  }
  async function apply(id: number, confirmed = true): Promise<EarningReportDetail> {
    const answer = await call('editor', 'POST', `/${id}/apply`, { confirmed });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await work();
    return get(id);
  }
  return {
    call,
    work,
    get,
    send,
    sendAs,
    check,
    apply,
    take: async (...asked: Parameters<typeof check>) => apply((await check(...asked)).id),
  };
}
