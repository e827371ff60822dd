import { completedAddress } from '../completed-address.ts';

interface AddressFieldProps {
  label: string;
  value: string;
  refused: string;
  isGood: (href: string) => boolean;
  onChange: (href: string) => void;
}

/** Where a block leads: "example.com" is what people type, and is made whole when they leave the field. */
export function AddressField({ label, value, refused, isGood, onChange }: AddressFieldProps) {
  const isRefused = value !== '' && !isGood(completedAddress(value));
  return (
    <div>
      <input
        className="input"
        type="url"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        placeholder={label}
        maxLength={2000}
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
        onBlur={() => completedAddress(value) !== value && onChange(completedAddress(value))}
      />
      {isRefused && <p className="text-warn mt-1 text-sm">{refused}</p>}
    </div>
  );
}
