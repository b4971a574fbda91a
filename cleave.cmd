@echo off
rem Runs Cleave on Windows: from this folder, or from the unpacked archive of a release. What reads Parquet, Arrow or Excel is a
rem jar beside the command's, built and loaded where a name asks for it; drivers of databases are the user's own, in CLEAVE_CLASSPATH.
setlocal
set "here=%~dp0"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
set "jar=%here%cleave-all.jar"
if not exist "%jar%" set "jar=%here%cleave-cli\target\cleave-all.jar"
if not exist "%jar%" call :build cleave-cli || exit /b 70
set "more="
:next
if "%~1"=="" goto run
for %%s in (.parquet) do if /i "%~x1"=="%%s" call :reader cleave-parquet || exit /b 70
for %%s in (.arrow .arrows .feather) do if /i "%~x1"=="%%s" call :reader cleave-arrow || exit /b 70
for %%s in (.xlsx .xlsm .xls) do if /i "%~x1"=="%%s" call :reader cleave-excel || exit /b 70
shift /1
goto next

:run
if defined CLEAVE_CLASSPATH set "more=%more%;%CLEAVE_CLASSPATH%"
"%java%" -XX:+UnlockExperimentalVMOptions -XX:+EnableVectorSupport -Dcleave.vector=true -XX:+UseSerialGC --add-exports java.base/jdk.internal.module=ALL-UNNAMED %CLEAVE_JAVA_OPTIONS% -cp "%jar%%more%" dev.cleave.cli.Main %*
exit /b %errorlevel%

rem Adds the jar of a module; twice is as good as once.
:reader
set "reader=%here%%1-all.jar"
if not exist "%reader%" set "reader=%here%%1\target\%1-all.jar"
if not exist "%reader%" call :build %1 || exit /b 70
set "more=%more%;%reader%"
exit /b 0

:build
echo cleave: building, about a minute the first time ... 1>&2
call "%here%mvnw.cmd" -q -B -f "%here%pom.xml" -Dmaven.test.skip=true -Dspotless.check.skip -Dforbiddenapis.skip -pl %1 -am package
exit /b %errorlevel%
