import { resolve } from 'node:path';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import ts from 'typescript-eslint';
import doors from './scripts/eslint-doors.mjs';

const src = resolve(import.meta.dirname, 'src');

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-demo',
    'coverage',
    'storybook-static',
    'pictures-differ',
    'dist-frameworks',
    'demo/frameworks',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },

  {
    files: ['**/*.ts'],
    extends: [
      ts.configs.strictTypeChecked,
      lit['flat/recommended'],
      wc['flat/recommended'],
      wc['flat/best-practice'],
      { plugins: { 'lit-a11y': litA11y }, rules: litA11y.configs.recommended.rules },
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Strings of card codes are spread everywhere, and are ASCII.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },

  {
    files: ['src/**/*.ts'],
    plugins: { doors },
    rules: {
      'doors/import-direction': ['error', { src }],
      'max-lines': ['error', 400],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'A deal must be a number that gives the same cards for ever.' },
      ],
      'no-restricted-imports': [
        'error',
        { name: 'lit', importNames: ['css'], message: 'Our own (view/css.ts) brings less to a first load.' },
      ],
    },
  },

  {
    files: ['test/**/*.ts', 'stories/**/*.ts'],
    rules: {
      // Chai's assertions are getters; a missing element should fail the test there and then.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },

  {
    files: ['test/browser/**/*.ts'],
    ignores: ['test/browser/support/time.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@open-wc/testing', importNames: ['waitUntil'], message: 'It gives up after a second: take `until`.' },
      ],
    },
  },

  {
    files: ['**/*.{js,mjs}'],
    ignores: ['demo/service-worker.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['demo/service-worker.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['scripts/**', 'test/**'],
    rules: { 'no-console': 'off' },
  },
);
