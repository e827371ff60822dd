import ts from 'typescript';

export interface Pattern {
  source: string;
  flags: string;
}
export interface FoundPattern extends Pattern {
  file: string;
  line: number;
}
/** One that is put together while the program runs, of parts that the sources do not tell. */
export interface MadePattern {
  file: string;
  line: number;
  written: string;
}

const isRegExp = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

function literalOf(node: ts.RegularExpressionLiteral): Pattern {
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

/** What an expression says, as far as the file itself tells: texts, templates, and constants made of them. */
function textOf(node: ts.Node | undefined, constants: Map<string, ts.Expression>): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants);
  if (ts.isTaggedTemplateExpression(node)) {
    const isRaw = node.tag.getText() === 'String.raw' && ts.isNoSubstitutionTemplateLiteral(node.template);
    return isRaw ? (node.template as ts.NoSubstitutionTemplateLiteral).rawText : undefined;
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => {
      const text = textOf(expression, constants);
      return text === undefined ? undefined : text + literal.text;
    });
    return spans.includes(undefined) ? undefined : node.head.text + spans.join('');
  }
  return undefined;
}

/** Of the file itself: names within functions may mean something else elsewhere. */
function constantsOf(tree: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const { declarationList } of tree.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of declarationList.declarations)
      if (ts.isIdentifier(name) && initializer && declarationList.flags & ts.NodeFlags.Const)
        constants.set(name.text, initializer);
  return constants;
}

/** Every regular expression of a file: those that stand there, and those that are made there. */
export function findPatterns(file: string, text: string): { found: FoundPattern[]; made: MadePattern[] } {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(tree);
  const found: FoundPattern[] = [];
  const made: MadePattern[] = [];
  const placeOf = (node: ts.Node) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) found.push({ ...placeOf(node), ...literalOf(node) });
    // A copy of another one is where that one stands.
    if (isRegExp(node) && node.arguments && !ts.isRegularExpressionLiteral(node.arguments[0] ?? node)) {
      const [source, flags] = node.arguments;
      const said = textOf(source, constants);
      const saidFlags = flags === undefined ? '' : textOf(flags, constants);
      if (said === undefined || saidFlags === undefined)
        made.push({ ...placeOf(node), written: node.getText() });
      else found.push({ ...placeOf(node), source: said, flags: saidFlags });
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return { found, made };
}
