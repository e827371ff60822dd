export default { dialect: 'postgresql', schema: './src/db/schema/**/*.ts', out: './src/db/migrations' };
