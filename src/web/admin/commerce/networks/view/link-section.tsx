import type { Network, NetworkLink } from '#contract/commerce/networks/network.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import { Address } from './address.tsx';

function LinkForm({ link }: { link: NetworkLink }) {
  const { networks } = useNetworkTexts();
  if (link.kind === 'stored') return null;
  if (link.kind === 'rewritePath')
    return (
      <p className="sample">
        <Address>{networks.fromTo(link.from, link.to)}</Address>
      </p>
    );
  if (link.kind === 'append')
    return (
      <div className="table-box">
        <table className="table table-compact" aria-label={networks.kinds.append}>
          <thead>
            <tr>
              <th scope="col">{networks.parameter}</th>
              <th scope="col">{networks.value}</th>
            </tr>
          </thead>
          <tbody>
            {link.parameters.map(({ name, value }) => (
              <tr key={name}>
                <td>
                  <Address>{name}</Address>
                </td>
                <td>
                  <Address>{value}</Address>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  return (
    <>
      <p className="sample">
        <Address>{link.template}</Address>
      </p>
      {link.otherForms && (
        <div>
          <p className="text-mute text-sm">{networks.otherForms}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {link.otherForms.map((form) => (
              <li key={form}>
                <Address>{form}</Address>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

export function LinkSection({ network: { link } }: { network: Network }) {
  const { networks } = useNetworkTexts();
  return (
    <SettingsSection title={networks.link} about={networks.kindNotes[link.kind]}>
      <p className="font-semibold">{networks.kinds[link.kind]}</p>
      <LinkForm link={link} />
    </SettingsSection>
  );
}
