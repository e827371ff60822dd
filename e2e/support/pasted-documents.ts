/** What Word puts on the clipboard, shortened to what matters: styles, conditional comments, lists as paragraphs. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=PT-BR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='font-size:16.0pt;font-family:"Calibri Light",sans-serif;color:#2F5496'>Como escolher um colchão<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:12.0pt'>Um <b style='mso-bidi-font-weight:normal'>bom colchão</b> dura <i>dez anos</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Espuma<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Densidade 33<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Molas<o:p></o:p></p>
<p class=MsoNormal>Depois, na ordem:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Meça a cama<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Deite nele<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 valign=top
style='width:75pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Tipo<o:p></o:p></p></td><td><p class=MsoNormal>Preço<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>Leia em <a href="https://vitrina.example/br/colchoes"><span style='color:#0563C1'>nosso guia</span></a>.<a
name="_Toc123"></a><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** What Google Docs puts there: one "b" around everything, weights and slants as styles, links over Google. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8">
<b style="font-weight:normal;" id="docs-internal-guid-0f1c2a3b-7fff-1a2b-3c4d-0123456789ab">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">Fones sem fio</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">A bateria dura </span><span style="font-size:11pt;font-weight:700;">oito horas</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> na prática</span><span style="font-weight:400;text-decoration:line-through;"> ou nove</span><span>.</span></p><br />
<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Leves</span></p></li>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Cinco gramas</span></p></li></ul></ul>
<p dir="ltr"><a href="https://www.google.com/url?q=https://vitrina.example/br/fones&amp;sa=D&amp;source=editors&amp;usg=AOv" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Teste completo</span></a></p>
<p dir="ltr"><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd" alt="Fones na mesa" width="602" height="401" /></span></p>
<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;padding:5pt;"><p dir="ltr"><span style="font-weight:700;">Modelo</span></p></td></tr></tbody></table></div></b>
<br class="Apple-interchange-newline">`;
