/** The shop window of the logo with its shutter half down. */
export function ShutterDrawing() {
  const slats = [54, 66, 78, 90, 102];
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" className="w-60 max-w-full">
      <path className="fill-shade" d="M24 44h192v132H24z" />
      <path className="fill-sun" d="M36 112h168v48H36z" />
      <path className="fill-brand" d="M112 160v-22a8 8 0 0 1 16 0v22zM64 160v-14h24v14zM152 160v-20h20v20z" />
      <path className="fill-card stroke-line-strong" d="M32 44h176v70H32z" />
      {slats.map((y) => (
        <path key={y} className="stroke-line-strong" d={`M32 ${y}h176`} />
      ))}
      <path
        className="fill-brand"
        d="M24 8h192l12 34a16 16 0 0 1-30 8 17 17 0 0 1-31 0 17 17 0 0 1-31 0 17 17 0 0 1-32 0 17 17 0 0 1-31 0 17 17 0 0 1-31 0 16 16 0 0 1-30-8z"
      />
      <path className="stroke-ink" strokeWidth="4" d="M24 54v122h192V54" fill="none" />
    </svg>
  );
}
